// A list that goes on at its end: the end stays in sight, unless somebody has gone back to read.

import type { Action } from 'svelte/action'

const NEAR = 8

/** What grows in a box that is scrolled. Its height is looked at when the page has been laid out, so that this costs no second time. */
export const endsInSight: Action<HTMLElement> = (list) => {
  let reads = false
  let before = 0
  let size = ''
  const now = () => `${list.scrollHeight} ${list.clientHeight}`
  // Whoever goes back scrolls up. What has grown meanwhile lies below as well, since the browser tells of scrolling a frame later.
  const noted = () => {
    if (list.scrollHeight - list.scrollTop - list.clientHeight <= NEAR) reads = false
    else if (list.scrollTop < before && size === now()) reads = true // a window that has another size scrolls by itself
    before = list.scrollTop
    size = now()
  }
  const seen = new ResizeObserver(() => {
    if (!reads) list.scrollTop = list.scrollHeight
    size = now()
  })
  for (const one of [list, ...list.children]) seen.observe(one)
  list.addEventListener('scroll', noted, { passive: true })
  return {
    destroy: () => {
      seen.disconnect()
      list.removeEventListener('scroll', noted)
    },
  }
}

// Whether something that scrolls is longer than what is seen of it (`data-long`) and has more below (`data-more`): its style says so.

import type { Action } from 'svelte/action'

/** So much may be hidden without a sign: the shadow of a button. */
const SLACK = 6

export const tellsMore: Action<HTMLElement> = (node) => {
  const look = () => {
    const hidden = node.scrollHeight - node.clientHeight
    node.toggleAttribute('data-long', hidden > SLACK)
    node.toggleAttribute('data-more', hidden - node.scrollTop > SLACK)
  }
  const size = new ResizeObserver(look)
  const content = new MutationObserver(look)
  size.observe(node)
  content.observe(node, { childList: true, characterData: true, subtree: true })
  node.addEventListener('scroll', look, { passive: true })
  return {
    destroy: () => {
      size.disconnect()
      content.disconnect()
      node.removeEventListener('scroll', look)
    },
  }
}

// A line of a list that is put elsewhere by dragging it.

import type { Action } from 'svelte/action'
import { SLACK } from './dropping'
import { swallow } from './swallow'

/** Among the other lines, how many lie above a point. */
export const above = (y: number, others: { top: number; bottom: number }[]): number => others.filter((box) => (box.top + box.bottom) / 2 < y).length

export const reorders: Action<HTMLElement, (to: number) => void> = (node, given) => {
  let put = given
  let start: { y: number; id: number } | null = null
  let moving = false
  let last = -1
  const lines = () => [...(node.parentElement?.children ?? [])] as HTMLElement[]
  const down = (event: PointerEvent) => {
    if (event.button !== 0 || start || (event.target as Element).closest('.round')) return
    start = { y: event.clientY, id: event.pointerId }
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', up)
    window.addEventListener('pointercancel', stop)
  }
  const move = (event: PointerEvent) => {
    if (event.pointerId !== start?.id) return
    if (!moving && Math.abs(event.clientY - start.y) < SLACK) return
    event.preventDefault()
    if (!moving) {
      moving = true
      last = lines().indexOf(node)
      node.toggleAttribute('data-moving', true)
      document.body.dataset['dragging'] = 'list'
    }
    const to = above(event.clientY, lines().filter((one) => one !== node).map((one) => one.getBoundingClientRect()))
    if (to !== last) put((last = to))
  }
  const up = (event: PointerEvent) => {
    if (event.pointerId !== start?.id) return
    if (moving) swallow()
    stop()
  }
  const stop = () => {
    start = null
    if (moving) delete document.body.dataset['dragging']
    moving = false
    node.removeAttribute('data-moving')
    window.removeEventListener('pointermove', move)
    window.removeEventListener('pointerup', up)
    window.removeEventListener('pointercancel', stop)
  }
  node.addEventListener('pointerdown', down)
  return {
    update: (next) => (put = next),
    destroy: () => {
      stop()
      node.removeEventListener('pointerdown', down)
    },
  }
}

// Two fingers make the table larger, one finger moves it about (the browser's own scrolling does that).

import type { Action } from 'svelte/action'

const MOST = 3
/** Below this it snaps back to how it was laid out. */
const SNAP = 1.08

export interface Spread {
  /** How far the fingers are apart, and the point between them. */
  wide: number
  x: number
  y: number
}

interface Point {
  clientX: number
  clientY: number
}

export function spread(a: Point, b: Point): Spread {
  return {
    wide: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
    x: (a.clientX + b.clientX) / 2,
    y: (a.clientY + b.clientY) / 2,
  }
}

/** The scale after the fingers have moved, never smaller than the table is laid out. */
export function scaled(scale: number, before: number, now: number): number {
  const wanted = before > 0 ? (scale * now) / before : scale
  return wanted < SNAP ? 1 : Math.min(MOST, wanted)
}

/** On the part that scrolls; its first child is what grows. */
export const pinches: Action<HTMLElement> = (node) => {
  let scale = 1
  let begun = 1
  let first: Spread | null = null

  const set = (wanted: number, x: number, y: number) => {
    const box = node.getBoundingClientRect()
    const kept = [(node.scrollLeft + x - box.left) / scale, (node.scrollTop + y - box.top) / scale] as const
    scale = wanted
    node.classList.toggle('zoomed', scale > 1)
    node.style.setProperty('--scale', String(scale))
    node.scrollLeft = kept[0] * scale - (x - box.left)
    node.scrollTop = kept[1] * scale - (y - box.top)
  }
  const two = (touches: TouchList) => (touches.length === 2 ? spread(touches[0]!, touches[1]!) : null)
  const start = (event: TouchEvent) => {
    first = two(event.touches)
    begun = scale
    if (first) event.preventDefault()
  }
  const move = (event: TouchEvent) => {
    const now = two(event.touches)
    if (!first || !now) return
    event.preventDefault()
    set(scaled(begun, first.wide, now.wide), now.x, now.y)
  }
  const end = (event: TouchEvent) => {
    if (event.touches.length < 2) first = null
  }
  node.addEventListener('touchstart', start, { passive: false })
  node.addEventListener('touchmove', move, { passive: false })
  node.addEventListener('touchend', end)
  node.addEventListener('touchcancel', end)
  return {
    destroy: () => {
      node.removeEventListener('touchstart', start)
      node.removeEventListener('touchmove', move)
      node.removeEventListener('touchend', end)
      node.removeEventListener('touchcancel', end)
    },
  }
}

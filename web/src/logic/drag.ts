// Dragging a card: onto what it can be aimed at, into play, or sideways within the hand. Nothing of it leaves the browser
// before it is dropped, and everything that it does can be had by two taps.

import type { Action } from 'svelte/action'
import type { Piece } from '../protocol/scene'
import type { Board } from '../state/board.svelte'
import { ghostOf, zoomed } from './ghost'
import { swallow } from './swallow'

/** So far a finger trembles. */
export const SLACK = 8
/** So far beyond its edge a target still takes what is dropped. */
const REACH = 24
/** Steeper than 50°: the card is played; flatter: it is put elsewhere in the hand. */
const STEEP = 1.19

export type Way = 'waits' | 'sideways' | 'out'

/** Which way a gesture goes once the pointer has come so far; `orders` is whether sideways means something. */
export function way(dx: number, dy: number, orders: boolean): Way {
  if (Math.hypot(dx, dy) < SLACK) return 'waits'
  return orders && Math.abs(dy) < STEEP * Math.abs(dx) ? 'sideways' : 'out'
}

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** The box that a point lies in, or the nearest within reach; -1 for none. */
export function hit(x: number, y: number, boxes: Box[]): number {
  let best = -1
  let least = REACH + 1
  boxes.forEach((box, at) => {
    const away = Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom))
    if (away < least) {
      least = away
      best = at
    }
  })
  return best
}

interface Given {
  board: Board
  piece: Piece
  /** Where it stands among the cards of a hand that can be put in order. */
  orders?: boolean
}

export const drags: Action<HTMLElement, Given> = (node, given) => {
  let now = given
  let start: { x: number; y: number; id: number } | null = null
  let going: Way = 'waits'
  let ghost: HTMLElement | null = null
  let zoom = 1
  let point = { x: 0, y: 0 }
  let frame = 0
  /** The place in the hand that it has been put at. */
  let last = -1

  const draw = () => {
    frame = 0
    const to = going === 'sideways' ? slot() : last
    if (to !== last) now.board.hand.place(now.piece.id, (last = to))
    if (!ghost) return
    ghost.style.transform = `translate(${point.x / zoom}px, ${point.y / zoom}px) translate(-50%, -40%)`
    const over = target()
    for (const one of document.querySelectorAll('[data-over]')) if (one !== over) one.removeAttribute('data-over')
    over?.setAttribute('data-over', '')
  }
  /** Before which card of the hand the pointer is. */
  const slot = () => {
    const places = [...(node.parentElement?.querySelectorAll<HTMLElement>('.place') ?? [])].filter((one) => one !== node)
    return places.filter((one) => one.getBoundingClientRect().left + 40 < point.x).length
  }
  const target = () => {
    const all = [...document.querySelectorAll<HTMLElement>('[data-drop]')]
    return all[hit(point.x, point.y, all.map((one) => one.getBoundingClientRect()))] ?? null
  }
  const down = (event: PointerEvent) => {
    if (event.button !== 0 || (event.pointerType === 'touch' && !now.orders)) return
    start = { x: event.clientX, y: event.clientY, id: event.pointerId }
    going = 'waits'
    last = -1
    // at the window, since a card that changes its place in the hand would lose a pointer that it has captured
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', up)
    window.addEventListener('pointercancel', stop)
  }
  const move = (event: PointerEvent) => {
    if (!start || event.pointerId !== start.id) return
    point = { x: event.clientX, y: event.clientY }
    if (going === 'waits') {
      going = way(point.x - start.x, point.y - start.y, !!now.orders)
      if (going === 'waits') return
      if (going === 'out' && !now.board.dragged.may(now.piece)) return stop()
      now.board.large = null
      now.board.opened = null
      document.body.dataset['dragging'] = going
      window.addEventListener('keydown', key, true)
      if (going === 'out') lift()
    }
    event.preventDefault()
    frame ||= requestAnimationFrame(draw)
  }
  const lift = () => {
    now.board.dragged.grab(now.piece)
    const face = node.querySelector<HTMLElement>('.face')
    if (!face) return
    zoom = zoomed(face)
    ghost = ghostOf(face, zoom)
    ghost.classList.add('ghost')
    document.body.append(ghost)
  }
  const up = (event: PointerEvent) => {
    if (!start || event.pointerId !== start.id) return
    const was = going
    point = { x: event.clientX, y: event.clientY }
    if (was !== 'waits') {
      swallow()
      if (was === 'sideways') now.board.hand.place(now.piece.id, slot())
      if (was === 'out') {
        const over = target()?.dataset['piece'] ?? null
        const ground = !over && !!document.elementFromPoint(point.x, point.y)?.closest('.middle')
        now.board.dragged.drop(now.piece, over, ground, new DOMRect(point.x, point.y, 1, 1))
      }
    }
    stop()
  }
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    event.preventDefault()
    stop()
  }
  const stop = () => {
    if (going === 'out') now.board.dragged.grab(null)
    for (const one of document.querySelectorAll('[data-over]')) one.removeAttribute('data-over')
    ghost?.remove()
    ghost = null
    start = null
    going = 'waits'
    delete document.body.dataset['dragging']
    window.removeEventListener('pointermove', move)
    window.removeEventListener('pointerup', up)
    window.removeEventListener('pointercancel', stop)
    window.removeEventListener('keydown', key, true)
  }
  const native = (event: Event) => event.preventDefault()
  node.addEventListener('pointerdown', down)
  node.addEventListener('dragstart', native)
  return {
    update: (next) => (now = next),
    destroy: () => {
      if (start) stop() // which looks for what it was over on the whole page
      node.removeEventListener('pointerdown', down)
      node.removeEventListener('dragstart', native)
    },
  }
}

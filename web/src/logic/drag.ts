// Dragging a card: onto what it can be aimed at, into play, onto a pile, or sideways within the hand. Nothing of it leaves the
// browser before it is dropped, and everything that it does can be had by two taps.

import type { Action } from 'svelte/action'
import type { Piece } from '../protocol/scene'
import type { Board } from '../state/board.svelte'
import { ghostOf, zoomed } from './ghost'
import { slip, targetAt, UP, way, type Point, type Way } from './dropping'
import { boxOf, forget } from './measured'
import { swallow } from './swallow'

interface Given {
  board: Board
  piece: Piece
  /** Where it stands among the cards of a hand that can be put in order. */
  orders?: boolean
}

/** How large a card is that is dragged: what could take it stays in sight. */
const SMALL = 0.7
/** Milliseconds over a name before its mat is gone to. */
const LINGER = 350

export const drags: Action<HTMLElement, Given> = (node, given) => {
  let now = given
  let start: (Point & { id: number; touch: boolean }) | null = null
  let going: Way = 'waits'
  let ghost: HTMLElement | null = null
  let zoom = 1
  let point: Point = { x: 0, y: 0 }
  let frame = 0
  /** The place in the hand that it began at, and the one that it has been put at. */
  let first = -1
  let last = -1
  /** What it would be dropped on. */
  let over: HTMLElement | null = null
  /** Over whose name it is, and when that is gone to. */
  let visited: string | undefined
  let visits = 0

  const draw = () => {
    frame = 0
    if (!start) return
    const at = ghost && going === 'out' ? target() : null // measured before anything is moved
    if (now.orders) put(going === 'sideways' ? slot() : first)
    if (!ghost) return
    ghost.style.transform = `translate(${point.x / zoom}px, ${point.y / zoom}px) translate(-50%, -12%) scale(${SMALL})`
    aim(at)
    visit()
  }
  /** Whoever stays over the name of a seat goes to its mat, with what is dragged. */
  const visit = () => {
    const seat = (document.elementFromPoint(point.x, point.y)?.closest('[data-rail]') as HTMLElement | null)?.dataset['rail']
    if (seat === visited) return
    visited = seat
    window.clearTimeout(visits)
    if (seat !== undefined) visits = window.setTimeout(() => now.board.dragged.visit(Number(seat)), LINGER)
  }
  const aim = (at: HTMLElement | null) => {
    if (at !== over) over?.removeAttribute('data-over')
    over = at
    over?.setAttribute('data-over', '')
  }
  const put = (to: number) => {
    if (to !== last) now.board.hand.place(now.piece.id, (last = to))
  }
  const places = () => [...(node.parentElement?.querySelectorAll<HTMLElement>('.place') ?? [])]
  /** Before which card of the hand the pointer is: in rows where they are tabs. */
  const slot = () => {
    const rows = !!node.closest('.tabs')
    const before = (box: DOMRect) => (!rows || box.top <= point.y) && box.left + Math.min(40, box.width / 2) < point.x
    return places().filter((one) => one !== node && (before(boxOf(one)) || (rows && boxOf(one).bottom < point.y))).length
  }
  const target = () => (start && !slip(start, point, now.orders ? null : boxOf(node)) ? targetAt(point) : null)
  /** Whether the pointer has left the hand. */
  const left = () => {
    const hand = node.closest('.hand-area')
    const box = hand && boxOf(hand)
    const top = Math.min(box?.top ?? 0, start!.y - UP) // the card that is pointed at rises above the hand
    return !box || point.y < top || point.y > box.bottom || point.x < box.left || point.x > box.right
  }
  const down = (event: PointerEvent) => {
    if (event.button !== 0 || start) return
    start = { x: event.clientX, y: event.clientY, id: event.pointerId, touch: event.pointerType === 'touch' }
    going = 'waits'
    first = last = now.orders ? places().indexOf(node) : -1
    // at the window, since a card that changes its place in the hand would lose a pointer that it has captured
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', up)
    window.addEventListener('pointercancel', cancel)
  }
  const move = (event: PointerEvent) => {
    if (!start || event.pointerId !== start.id) return
    point = { x: event.clientX, y: event.clientY }
    const before = going
    going = way(start, point, now.orders ? { left: left(), rows: !!node.closest('.tabs') } : null, start.touch, before !== 'waits')
    if (going === 'waits') return
    if (before === 'waits') begin()
    if (going !== before) turn()
    if (!start) return
    event.preventDefault()
    frame ||= requestAnimationFrame(draw)
  }
  const begin = () => {
    now.board.large = null
    now.board.opened = null
    window.addEventListener('keydown', key, true)
  }
  /** It goes another way than before: out of the hand, or back. */
  const turn = () => {
    const may = now.board.dragged.may(now.piece)
    if (!now.orders && !may) return stop()
    document.body.dataset['dragging'] = going
    if (going === 'out' && may) lift()
    else lower()
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
  const lower = () => {
    now.board.dragged.grab(null)
    aim(null)
    ghost?.remove()
    ghost = null
  }
  const up = (event: PointerEvent) => {
    if (!start || event.pointerId !== start.id) return
    point = { x: event.clientX, y: event.clientY }
    forget() // what it is dropped on lies where it is now
    if (going !== 'waits') swallow()
    if (going === 'sideways') put(slot())
    const at = going === 'out' && now.board.dragged.piece ? target()?.dataset : null
    if (at) now.board.dragged.drop(now.piece, { piece: at['piece'], zone: at['zone'] }, new DOMRect(point.x, point.y, 1, 1))
    stop()
  }
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    event.preventDefault()
    cancel()
  }
  /** It was given up: what was ordered lies as before. */
  const cancel = () => {
    if (now.orders && going !== 'waits') put(first)
    stop()
  }
  const stop = () => {
    if (now.board.dragged.piece) lower()
    start = null
    going = 'waits'
    delete document.body.dataset['dragging']
    window.clearTimeout(visits)
    visited = undefined
    window.removeEventListener('pointermove', move)
    window.removeEventListener('pointerup', up)
    window.removeEventListener('pointercancel', cancel)
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

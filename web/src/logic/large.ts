// A piece shown large: by hovering for a moment, or by a long press where there is no hover.

import type { Action } from 'svelte/action'
import type { Piece } from '../protocol/scene'
import type { Board } from '../state/board.svelte'
import { pointed } from './mouse'
import { swallow } from './swallow'

const HOVER = 150
const PRESS = 500
/** All that can be read so: a piece may lie within another one. */
const all = new WeakSet<Element>()

function innermost(target: EventTarget | null): Element | null {
  let found = target instanceof Element ? target : null
  while (found && !all.has(found)) found = found.parentElement
  return found
}

export const enlarges: Action<HTMLElement, { board: Board; piece: Piece }> = (node, given) => {
  let now = given
  let timer = 0
  let resting = false
  let pressed = false
  const show = () => {
    if (now.board.opened === null && !document.body.dataset['dragging']) now.board.large = { piece: now.piece, rect: node.getBoundingClientRect() }
  }
  const stop = () => {
    if (timer) window.clearTimeout(timer) // hundreds of cards go that nobody has pointed at
    timer = 0
  }
  const wait = (pause: number) => {
    stop()
    timer = window.setTimeout(show, pause)
  }
  /** Whether the pointer stays on this very piece, and only goes from one part of it to another. */
  const within = (event: PointerEvent) => innermost(event.target) === node && innermost(event.relatedTarget) === node
  const over = (event: PointerEvent) => {
    event.stopPropagation()
    if (within(event)) return
    if (event.pointerType !== 'mouse') return
    resting = !pointed(event)
    if (!resting) wait(HOVER)
  }
  const moved = () => {
    if (!resting) return
    resting = false
    wait(HOVER)
  }
  const out = (event: PointerEvent) => {
    if (within(event)) return
    stop()
    if (event.pointerType === 'mouse') now.board.large = null
  }
  const down = (event: PointerEvent) => {
    stop()
    if (event.pointerType !== 'mouse') {
      event.stopPropagation()
      now.board.large = null // what was read before
      pressed = true
      wait(PRESS)
    }
  }
  const up = () => {
    if (pressed && now.board.large?.piece.id === now.piece.id) swallow() // it was pressed to be read
    pressed = false
    stop()
  }
  const menu = (event: Event) => {
    if (now.board.large) event.preventDefault()
  }
  all.add(node)
  const listeners = { pointerover: over, pointermove: moved, pointerout: out, pointerdown: down, pointerup: up, pointercancel: stop, contextmenu: menu }
  const each = Object.entries(listeners) as [string, EventListener][]
  for (const [name, listener] of each) node.addEventListener(name, listener)
  return {
    update: (next) => (now = next),
    destroy: () => {
      stop()
      if (now.board.large?.piece.id === now.piece.id) now.board.large = null
      for (const [name, listener] of each) node.removeEventListener(name, listener)
    },
  }
}

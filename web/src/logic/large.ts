// A piece shown large: by hovering for a moment, or by a long press where there is no hover.

import type { Action } from 'svelte/action'
import type { Piece } from '../protocol/scene'
import type { Board } from '../state/board.svelte'
import { pointed } from './mouse'

const HOVER = 150
const PRESS = 500

export const enlarges: Action<HTMLElement, { board: Board; piece: Piece }> = (node, given) => {
  let now = given
  let timer = 0
  let resting = false
  const show = () => {
    if (now.board.opened === null && !document.body.dataset['dragging']) now.board.large = { piece: now.piece, rect: node.getBoundingClientRect() }
  }
  const stop = () => window.clearTimeout(timer)
  const wait = (pause: number) => {
    stop()
    timer = window.setTimeout(show, pause)
  }
  const over = (event: PointerEvent) => {
    event.stopPropagation()
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
    stop()
    if (event.pointerType === 'mouse') now.board.large = null
  }
  const down = (event: PointerEvent) => {
    stop()
    if (event.pointerType !== 'mouse') {
      event.stopPropagation()
      wait(PRESS)
    }
  }
  const menu = (event: Event) => {
    if (now.board.large) event.preventDefault()
  }
  node.addEventListener('pointerover', over)
  node.addEventListener('pointermove', moved)
  node.addEventListener('pointerout', out)
  node.addEventListener('pointerdown', down)
  node.addEventListener('pointerup', stop)
  node.addEventListener('pointercancel', stop)
  node.addEventListener('contextmenu', menu)
  return {
    update: (next) => (now = next),
    destroy: () => {
      stop()
      if (now.board.large?.piece.id === now.piece.id) now.board.large = null
      for (const [name, listener] of [['pointerover', over], ['pointermove', moved], ['pointerout', out], ['pointerdown', down]] as const) {
        node.removeEventListener(name, listener)
      }
    },
  }
}

// What keys do at the table; see logic/keys.ts for which key means what.

import { deed, nextBox } from '../logic/keys'
import { oneStopEach } from '../logic/stops'
import type { Board } from '../state/board.svelte'
import type { Dialogs } from './dialogs'

interface Ways {
  board: Board
  open(name: Dialogs): void
  replay(): void
  /** Whether one looks back: arrows step then. */
  replaying: boolean
  close(): void
}

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.matches('input, textarea, select') || target.isContentEditable)

export function onKey(event: KeyboardEvent, ways: Ways): void {
  if (event.key === 'Tab') oneStopEach(document.activeElement)
  const found = deed(event)
  if (event.repeat && found?.do !== 'arrow') return // a key that is held down does it once
  if (!found || typing(event.target) || document.querySelector('dialog[open], .curtain')) return
  const { board } = ways
  const seat = board.seat
  if (found.do === 'confirm') {
    if (document.activeElement !== document.body || !seat?.picked) return
    event.preventDefault()
    board.take(seat.picked, true)
    return
  }
  if (found.do === 'read') {
    if (board.read(reading())) event.preventDefault()
    return
  }
  if (found.do === 'arrow') {
    if (!(ways.replaying && found.x) && step(found.x, found.y)) event.preventDefault()
    return
  }
  event.preventDefault()
  if (found.do === 'option') option(board, found.key)
  else if (found.do === 'undo') seat?.undo()
  else if (found.do === 'redo') seat?.redo()
  else if (found.do === 'hint') seat?.hint()
  else if (found.do === 'search') ways.open('rules')
  else if (found.do === 'help') ways.open('help')
  else if (found.do === 'replay') ways.replay()
  else if (found.do === 'watch') seat?.watchAgain()
  else if (found.do === 'hurry') seat?.hurry()
  else if (found.do === 'done') board.finish()
  else if (found.do === 'log') document.getElementById('log')?.focus()
  else if (found.do === 'question') document.getElementById('question')?.focus()
  else if (found.do === 'guide') document.querySelector<HTMLElement>('.coach .main')?.click()
  else ways.close()
}

/** What is read: the card that has the focus, else the one under the pointer; another button keeps its key. */
function reading(): Element | null {
  const here = document.activeElement
  if (here && here !== document.body) return here.closest('[data-piece]')
  return [...document.querySelectorAll('[data-piece]:hover')].at(-1) ?? null
}

/** The question and the option that a number has looked at. */
let looked = ''

/**
 * A number looks at an option; the same number again, or Enter, takes it. What has the focus for another reason, as after the
 * last answer, is looked at first as well: nobody need know where the focus is to know what a number does.
 */
function option(board: Board, key: string): void {
  const wanted = board.options.find((one) => one.press === key)
  const { seat } = board
  if (!wanted || !seat) return
  const listed = document.querySelector<HTMLElement>(`[data-option="${wanted.key}"], [data-proposal="${wanted.key}"]`)
  const button = listed ?? document.querySelector<HTMLElement>('.number .main') // of many numbers one is shown
  const was = looked
  looked = `${seat.view.question} ${seat.window?.window} ${wanted.notation}`
  if (was === looked && document.activeElement === button && seat.picked === wanted.notation) board.take(wanted.notation, true)
  else {
    board.consider(wanted.notation)
    button?.focus()
  }
}

const REACHABLE = '[data-option], [data-proposal], [data-piece], [role="dialog"] button'

/** Go to what lies next in a direction. */
function step(x: number, y: number): boolean {
  const menu = document.querySelector('[role="dialog"].menu')
  const all = [...(menu ?? document).querySelectorAll<HTMLElement>(REACHABLE)].filter((one) => one.offsetParent !== null)
  const here = document.activeElement as HTMLElement | null
  if (!here || !all.includes(here)) {
    all.find((one) => one.dataset['option'])?.focus()
    return all.length > 0
  }
  const others = all.filter((one) => one !== here)
  const next = nextBox(here.getBoundingClientRect(), others.map((one) => one.getBoundingClientRect()), x, y)
  others[next]?.focus()
  return next >= 0
}

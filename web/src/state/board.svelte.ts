// What the screen shows of a table: the scene of one seat (or a past one), and what is touched, opened, highlighted.

import { getContext, setContext } from 'svelte'
import type { Asked, Piece, Scene } from '../protocol/scene'
import { byPiece, findPiece, isPick, numbered, optionsOf, type Numbered } from '../logic/options'
import { moving, settings } from './settings.svelte'
import type { Seat } from './seat.svelte'

export interface Spotted {
  piece: Piece
  rect: DOMRect
}

const KEY = Symbol('board')

export class Board {
  seat = $state.raw<Seat | null>(null)
  /** A scene of the past, while somebody looks back. */
  past = $state.raw<Scene | null>(null)
  opened = $state.raw<Spotted | null>(null)
  large = $state.raw<Spotted | null>(null)
  /** The pile that is looked through. */
  browsed = $state<string | null>(null)
  lit = $state.raw<ReadonlySet<string>>(new Set())
  /** Options that a guide speaks of. */
  advised = $state.raw<RegExp | null>(null)
  private timer = 0

  scene = $derived<Scene | null>(this.past ?? this.seat?.stage.scene ?? this.seat?.view.scene ?? null)
  /** Whether a choice here is a proposal to the seat that decides. */
  proposes = $derived(!this.past && !this.seat?.window)
  /** What is asked: of this seat, else of another. */
  question = $derived<Asked | null>(this.past ? this.past.question : (this.seat?.window ?? this.seat?.view.scene?.question ?? null))
  options = $derived<Numbered[]>(
    this.past ? [] : numbered(this.proposes ? (this.seat?.view.offers ?? []) : (this.seat?.window?.options ?? [])),
  )
  map = $derived(byPiece(this.options))
  /** The seat that decides, as the table knows it. */
  decider = $derived(this.seat?.view.table?.seats.find((seat) => seat.seat === this.question?.seat))
  pick = $derived(!this.proposes && isPick(this.options, this.map))
  busy = $derived(!!this.seat?.view.waiting)

  of(piece: Piece): Numbered[] {
    return optionsOf(piece, this.map)
  }

  glows(piece: Piece): boolean {
    return !!this.seat?.asked && this.of(piece).length > 0
  }

  isLit(piece: Piece): boolean {
    return this.lit.has(piece.id) || (!!piece.shows && this.lit.has(piece.shows))
  }

  /** Light up pieces for a moment; with `stay` until something else is lit. */
  light(ids: string[], stay = false): void {
    this.lit = new Set(ids)
    window.clearTimeout(this.timer)
    if (!stay && ids.length) this.timer = window.setTimeout(() => (this.lit = new Set()), 2500)
  }

  /** Light up pieces and bring the first one into view. */
  show(ids: string[]): void {
    this.light(ids)
    const lies = ids.flatMap((id) => document.querySelector(`[data-piece="${CSS.escape(id)}"]`) ?? [])
    lies[0]?.scrollIntoView({ block: 'nearest', behavior: moving() ? 'smooth' : 'auto' })
  }

  /** A piece was clicked: answer at once where that is all that it can mean, else show what can be done with it. */
  touch(piece: Piece, element: Element): void {
    this.large = null
    const own = this.of(piece)
    if (this.pick && own.length === 1 && !settings.confirm) {
      this.seat?.choose(own[0]!.notation)
      return
    }
    this.opened = this.opened?.piece.id === piece.id ? null : { piece, rect: element.getBoundingClientRect() }
  }

  /** An option was taken: at once, or shown first where the player wants that. */
  take(notation: string, sure = false): void {
    const seat = this.seat
    if (!seat) return
    if (this.proposes) {
      this.opened = null
      seat.propose(notation)
      return
    }
    if (settings.confirm && !sure && seat.picked !== notation) {
      this.consider(notation)
      return
    }
    this.opened = null
    seat.choose(notation)
  }

  /** Look at an option with its numbers and pieces, without choosing it. */
  consider(notation: string | null): void {
    const seat = this.seat
    if (!seat) return
    seat.picked = notation
    if (notation === null) {
      this.light([])
      return
    }
    if (!this.proposes) seat.why(notation)
    this.light(this.options.find((option) => option.notation === notation)?.pieces ?? [], true)
  }

  /** Read the card that lies under an element, or put it down again. */
  read(element: Element | null): boolean {
    const lies = element?.closest('[data-piece]')
    const piece = lies && findPiece(this.scene, lies.getAttribute('data-piece') ?? '')
    if (!piece) return false
    this.large = this.large?.piece.id === piece.id ? null : { piece, rect: lies.getBoundingClientRect() }
    return true
  }

  clear(): void {
    this.opened = null
    this.large = null
    this.browsed = null
    this.light([])
  }
}

export const giveBoard = (board: Board): Board => setContext(KEY, board)
export const getBoard = (): Board => getContext<Board>(KEY)

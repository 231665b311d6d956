// What is dragged, or was tapped first, and what it may be dropped on. Nothing of it leaves the browser before it is dropped.

import { untrack } from 'svelte'
import { aimedAt, aims, type Aim } from '../logic/aims'
import { mats } from '../logic/mats'
import { findPiece, has } from '../logic/options'
import type { Piece } from '../protocol/scene'
import { Marks } from './marks.svelte'
import type { Board } from './board.svelte'

const NOTHING: readonly Aim[] = []
/** So many of its options are asked about. */
const MOST = 6
/** So many questions later a card that it was dropped on is still meant. */
const LATER = 4

/** Where something was dropped: on a piece, or on a part of the table that takes it. */
export interface Dropped {
  piece?: string | undefined
  zone?: string | undefined
}

export const matZone = (seat: number): string => `mat ${seat}`
/** The ground of a table without mats. */
export const GROUND = 'ground'

export class Dragged {
  piece = $state.raw<Piece | null>(null)
  /** Those that it may be dropped on. */
  readonly marks = new Marks()

  /** Go to the mat of a seat, as a tap on its name does. */
  visit: (seat: number) => void = () => {}

  constructor(private readonly of: () => Board) {}

  /** What was tapped first on a table of cards: a tap on what it can be aimed at is the drop. */
  private tapped = $derived.by(() => {
    const board = this.of()
    const piece = board.opened?.piece
    return piece && board.carded && this.may(piece) ? piece : null
  })
  private held = $derived(this.piece ?? this.tapped)
  /** Something is dragged, or was tapped first. */
  get holds(): boolean {
    return !!this.held
  }
  private aims = $derived(this.held ? this.aimsOf(this.held) : NOTHING)

  /** Everything that it may be dropped on: of its own options, and of what could follow them. */
  targets = $derived(new Set(this.aims.flatMap((aim) => aim.onto)))
  /** What a later question was dropped on, and how many questions may still come before that. */
  private later: { ids: string[]; left: number } | null = null

  private aimsOf(piece: Piece): Aim[] {
    const board = this.of()
    // what later questions are about lies on the table: nobody drops a card on another one that is held
    const known = (notation: string) => {
      const why = board.seat?.view.why[notation]
      return why && { ...why, onto: why.onto?.filter((id) => !board.hand.has(id)) }
    }
    return aims(board.of(piece), [piece.id, piece.shows ?? ''], known)
  }

  /** Which parts of the table take it, and what that would choose. */
  private zones = $derived(this.piece ? this.zonesOf(this.piece) : new Map<string, string[]>())

  /**
   * What is about who sits at a mat goes onto the mat. What is about no other piece goes onto the pile that it says, the rest into
   * play: on one's own mat, for what does not lie there yet.
   */
  private zonesOf(piece: Piece): Map<string, string[]> {
    const board = this.of()
    const { scene } = board
    const self = [piece.id, piece.shows ?? '']
    const plain = board.of(piece).filter((option) => option.pieces.every((id) => self.includes(id)))
    const piles = plain.filter((option) => option.onto)
    const found = new Map<string, string[]>(piles.map(({ onto }) => [onto!, piles.filter((option) => option.onto === onto).map((option) => option.notation)]))
    const rest = plain.filter((option) => !option.onto).map((option) => option.notation)
    const laid = scene && mats(scene)
    for (const { head, seat } of laid ? [laid.own, ...laid.others] : []) {
      const aimed = head ? aimedAt(this.aimsOf(piece), [head.id]).gestures : []
      if (aimed.length) found.set(matZone(seat), aimed)
    }
    if (!rest.length) return found
    if (!laid) found.set(GROUND, rest)
    else if (!laid.own.rows.some((area) => has(area, self.filter(Boolean)))) found.set(matZone(laid.own.seat), rest)
    return found
  }

  /** Whether it may be dropped here. */
  fits(piece: Piece): boolean {
    return this.marks.on(piece)
  }

  /** Whether a part of the table takes what is dragged. */
  takes(zone: string): boolean {
    return this.zones.has(zone)
  }

  /** Whether a piece may be dragged at all. */
  may(piece: Piece): boolean {
    const board = this.of()
    return !board.proposes && !board.busy && board.glows(piece)
  }

  grab(piece: Piece | null): void {
    this.piece = piece
  }

  /** Once, where the board is made: mark what it may be dropped on, and ask what follows its options. */
  follow(): void {
    $effect.pre(() => {
      const { targets } = this
      untrack(() => this.marks.only(targets))
    })
    $effect(() => {
      const { held } = this
      untrack(() => held && this.of().seat?.why(...this.of().of(held).slice(0, MOST).map((option) => option.notation)))
    })
  }

  /** It was dropped: what that can mean is chosen, or offered where it is not one thing. */
  drop(piece: Piece, at: Dropped, rect: DOMRect): void {
    const board = this.of()
    const lies = at.piece ? findPiece(board.scene, at.piece) : null
    const ids = [at.piece, lies?.shows, lies?.id].flatMap((id) => id || [])
    const aimed = aimedAt(this.aimsOf(piece), ids)
    const gestures = ids.length ? aimed.gestures : ((at.zone && this.zonesOf(piece).get(at.zone)) || [])
    this.later = ids.length && aimed.later && gestures.length === 1 ? { ids, left: LATER } : null
    if (gestures.length === 1) board.take(gestures[0]!)
    else if (gestures.length) board.opened = { piece, rect }
  }

  /** A piece was tapped: whether that drops on it what was tapped before. */
  taps(piece: Piece, rect: DOMRect): boolean {
    const first = this.tapped
    if (!first || first.id === piece.id || !this.fits(piece)) return false
    this.drop(first, { piece: piece.id }, rect)
    return true
  }

  /** Another question: where one answer is about what something was dropped on, that one was meant. */
  ask(): void {
    const [board, later] = [this.of(), this.later]
    if (!later) return
    const { seat } = board
    this.later = seat?.asked && !seat.window?.passes && later.left ? { ...later, left: later.left - 1 } : null
    const meant = this.later ? board.options.filter((option) => option.pieces.some((id) => later.ids.includes(id))) : []
    if (meant.length !== 1) return
    this.later = null
    const which = seat?.view.question
    // the question is on the screen first: it is answered as if it had been clicked
    window.setTimeout(() => seat === board.seat && seat?.view.question === which && board.take(meant[0]!.notation))
  }
}

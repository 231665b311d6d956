// What is dragged, and what it may be dropped on.

import { findPiece } from '../logic/options'
import { meant } from '../logic/several'
import type { Piece } from '../protocol/scene'
import { Marks } from './marks.svelte'
import type { Board } from './board.svelte'

const NOTHING: ReadonlySet<string> = new Set()

export class Dragged {
  piece = $state.raw<Piece | null>(null)
  /** Those that it may be dropped on. */
  readonly marks = new Marks()

  constructor(private readonly of: () => Board) {}

  /** Everything that it may be dropped on: of its own options, and of what could follow them. */
  targets = $derived.by(() => {
    const { piece } = this
    if (!piece) return NOTHING
    const board = this.of()
    const own = board.of(piece)
    const then = own.flatMap((option) => board.seat?.view.why[option.notation]?.then ?? [])
    const ids = [...own, ...then].flatMap((option) => option.pieces)
    return new Set(ids.filter((id) => id !== piece.id && id !== piece.shows))
  })

  /** Whether it may be dropped here. */
  fits(piece: Piece): boolean {
    return this.marks.on(piece)
  }

  /** Whether a piece may be dragged at all. */
  may(piece: Piece): boolean {
    const board = this.of()
    return !board.proposes && !board.busy && board.glows(piece)
  }

  grab(piece: Piece | null): void {
    const board = this.of()
    this.piece = piece
    for (const option of piece ? board.of(piece).slice(0, 6) : []) board.seat?.why(option.notation)
  }

  /** It was dropped: on a piece, or somewhere on the table. What it can mean is what a click would offer. */
  drop(piece: Piece, over: string | null, ground: boolean, rect: DOMRect): void {
    const board = this.of()
    const own = board.of(piece)
    const lies = over ? findPiece(board.scene, over) : null
    const ids = [over, lies?.shows, lies?.id].flatMap((id) => id || [])
    const then = (notation: string) => board.seat?.view.why[notation]?.then ?? []
    const gestures = over ? meant(own, piece.id, ids, then) : ground ? own.map((option) => option.notation) : []
    if (gestures.length === 1) board.take(gestures[0]!)
    else if (gestures.length) board.opened = { piece, rect }
  }
}

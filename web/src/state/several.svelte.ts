// Several that are chosen one after another, shown as one choice: what is ticked, and what "done" would send.

import type { Piece } from '../protocol/scene'
import { gesture, joinedOf, tickable } from '../logic/several'
import type { Board } from './board.svelte'

export class Several {
  /** What one has ticked, in that order. */
  private wanted = $state.raw<ReadonlySet<string>>(new Set())

  constructor(private readonly of: () => Board) {}

  private get board(): Board {
    return this.of()
  }

  /** What may be ticked, one or several of them; none where one choice is all. */
  all = $derived.by(() => {
    const board = this.board
    return board.question?.several && !board.proposes && board.asked && board.carded ? tickable(board.options) : []
  })
  /** Without the last one, where the server says that it cannot be chosen with the others. */
  ticks = $derived.by<ReadonlySet<string>>(() => {
    const joined = joinedOf(this.all.filter((option) => this.wanted.has(option.notation)))
    return joined && this.board.seat?.view.apart === joined ? new Set([...this.wanted].slice(0, -1)) : this.wanted
  })
  private ticked = $derived.by(() => this.all.filter((option) => this.ticks.has(option.notation)))

  get chosen(): number {
    return this.ticked.length
  }

  /** What "done" would send, null as long as it cannot be. */
  get done(): string | null {
    const plain = this.board.options.find((option) => !option.pieces.length)
    return gesture(this.ticked, plain, this.board.seat?.view.why[joinedOf(this.ticked)])
  }

  isTicked(piece: Piece): boolean {
    return this.ticks.size > 0 && this.board.of(piece).some((option) => this.has(option.notation))
  }

  has(notation: string): boolean {
    return this.ticks.has(notation)
  }

  /** A new question: nothing is ticked. */
  ask(): void {
    if (this.wanted.size) this.wanted = new Set()
  }

  /** Tick an option, or no longer; whether it is one of several. */
  takes(notation: string): boolean {
    if (!this.all.some((option) => option.notation === notation)) return false
    const ticks = new Set(this.ticks)
    if (!ticks.delete(notation)) ticks.add(notation)
    this.wanted = ticks
    if (this.ticked.length) this.board.seat?.why(joinedOf(this.ticked))
    return true
  }

  finish(): void {
    if (this.all.length && this.done !== null) this.board.choose(this.done)
  }
}

// Several that are chosen one after another, shown as one choice: what is ticked, and what "done" would send.

import type { Piece } from '../protocol/scene'
import { gesture, goesOn, joinedOf, tickable } from '../logic/several'
import type { Board } from './board.svelte'

export class Several {
  ticks = $state.raw<ReadonlySet<string>>(new Set())

  constructor(private readonly of: () => Board) {}

  private get board(): Board {
    return this.of()
  }

  private tied = $derived.by(() => {
    const board = this.board
    return board.proposes || !board.seat?.asked || !board.carded || board.question?.shares ? [] : tickable(board.options)
  })
  /** What may be ticked, one or several of them; none where one choice is all. */
  all = $derived.by(() => (goesOn(this.tied, this.board.seat?.view.why[this.tied[0]?.notation ?? '']?.then) ? this.tied : []))
  private ticked = $derived.by(() => this.all.filter((option) => this.ticks.has(option.notation)))

  get chosen(): number {
    return this.ticked.length
  }

  /** What "done" would send, null as long as it cannot be. */
  get done(): string | null {
    const plain = this.board.options.find((option) => !option.pieces.length)
    return gesture(this.ticked, plain, this.board.seat?.view.why[joinedOf(this.ticked)]?.then)
  }

  isTicked(piece: Piece): boolean {
    return this.ticks.size > 0 && this.board.of(piece).some((option) => this.ticks.has(option.notation))
  }

  /** Ask whether several may be chosen: what would be asked next tells it. */
  ask(): void {
    this.ticks = new Set()
    const first = this.tied[0]
    if (first) this.board.seat?.why(first.notation)
  }

  /** Tick an option, or no longer; whether it is one of several. */
  takes(notation: string): boolean {
    if (!this.all.some((option) => option.notation === notation)) return false
    const ticks = new Set(this.ticks)
    if (!ticks.delete(notation)) ticks.add(notation)
    this.ticks = ticks
    if (this.ticked.length) this.board.seat?.why(joinedOf(this.ticked))
    return true
  }

  finish(): void {
    if (this.all.length && this.done !== null) this.board.choose(this.done)
  }
}

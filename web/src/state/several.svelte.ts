// Several that are chosen one after another, shown as one choice: what is ticked, and what "done" would send.

import type { Piece } from '../protocol/scene'
import { gesture, goesOn, joinedOf, orders, tickable } from '../logic/several'
import type { Board } from './board.svelte'

const PATIENCE = 2500

export class Several {
  ticks = $state.raw<ReadonlySet<string>>(new Set())

  constructor(private readonly of: () => Board) {}

  private get board(): Board {
    return this.of()
  }

  /** What would be asked after one of them, as far as that is known. */
  private then = (at: number) => this.board.seat?.view.why[this.tied[at]?.notation ?? '']?.then
  private tied = $derived.by(() => {
    const board = this.board
    return board.proposes || !board.asked || !board.carded || board.question?.shares ? [] : tickable(board.options)
  })
  /** What may be ticked, one or several of them; none where one choice is all. */
  all = $derived.by(() => (!this.waits && goesOn(this.tied, this.then(0)) && !orders(this.tied, this.then(1)) ? this.tied : []))
  private patient = $state(true)
  /** Whether it is still to be learnt if several may be chosen: a click waits for that, and counts as a tick or a choice then. */
  private waits = $derived(this.patient && this.tied.length > 0 && (!this.then(0) || (goesOn(this.tied, this.then(0)) && !this.then(1))))
  private held = $state<string | null>(null)
  private timer = 0
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
    return (this.ticks.size > 0 || this.held !== null) && this.board.of(piece).some((option) => this.has(option.notation))
  }

  has(notation: string): boolean {
    return this.ticks.has(notation) || this.held === notation
  }

  /** Ask whether several may be chosen: what would be asked next tells it. */
  ask(): void {
    this.ticks = new Set()
    this.held = null
    this.patient = true
    window.clearTimeout(this.timer)
    if (!this.tied.length) return
    for (const option of this.tied.slice(0, 2)) this.board.seat?.why(option.notation)
    this.timer = window.setTimeout(() => (this.patient = false), PATIENCE)
  }

  /** What was clicked before it was known whether several may be chosen counts as soon as that is known. */
  settle(): void {
    const held = this.held
    if (held === null || this.waits) return
    this.held = null
    if (!this.takes(held)) this.board.take(held)
  }

  /** Tick an option, or no longer; whether it is one of several. */
  takes(notation: string): boolean {
    if (this.waits && this.tied.some((option) => option.notation === notation)) {
      this.held = this.held === notation ? null : notation
      return true
    }
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

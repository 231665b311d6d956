// What is handed out with plus and minus: how much each has been given so far. It leaves the browser when all is given.

import { fits, handed, rest } from '../logic/handing'
import type { Room } from '../protocol/scene'
import type { Board } from './board.svelte'

export class Shares {
  private given = $state.raw<number[]>([])

  constructor(private readonly of: () => Board) {}

  private get asked() {
    const board = this.of()
    return !board.past && !board.proposes && board.seat?.asked ? board.question?.shares : undefined
  }

  get room(): Room[] {
    return this.asked?.room ?? []
  }

  get left(): number {
    return this.asked ? rest(this.asked, this.given) : 0
  }

  /** What has been given so far. */
  at(place: number): number {
    return this.given[place] ?? 0
  }

  more(place: number): boolean {
    return !!this.asked && fits(this.asked, this.given, place)
  }

  ask(): void {
    this.given = []
  }

  give(place: number, change: 1 | -1): void {
    if (change > 0 ? !this.more(place) : !this.at(place)) return
    this.given = this.room.map((_, at) => this.at(at) + (at === place ? change : 0))
  }

  /** Give one to whom an option is about; whether something is handed out. */
  takes(notation: string): boolean {
    if (!this.asked) return false
    this.give(this.room.findIndex((one) => one.notation === notation), 1)
    return true
  }

  finish(): void {
    const found = this.asked ? handed(this.asked, this.given) : null
    if (found) this.of().choose(found)
  }
}

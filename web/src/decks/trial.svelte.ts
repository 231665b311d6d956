// Games that bots play with the deck at work. They go on, and are asked for, whatever part of the page is in sight: the server ends
// a trial that nobody asks for.

import { beginTrial, cancelTrial, Refused, trial } from '../protocol/api'
import type { GivenTrial, TrialTold } from '../protocol/generated'

/** For which games it is known how long one takes. */
export const pace = (game: string, player: string, opponents: number): string => [game, player, opponents].join(' ')

/** Milliseconds from one answer to the next question. */
const EVERY = 1000
const GONE = 404

export class Trial {
  told = $state.raw<TrialTold | null>(null)
  /** Whose decks the games are between: what is chosen now may be others. */
  between = $state.raw<string[]>([])
  /** Why it is not known how it stands. */
  trouble = $state('')
  /** For which games it tells how long one takes. */
  pace = ''
  private timer = 0
  /** Which question is open: what answers another one is out of date. */
  private asked = 0
  private left = false

  get running(): boolean {
    return this.told?.state === 'waits' || this.told?.state === 'runs'
  }

  async begin(wish: GivenTrial, between: string[]): Promise<void> {
    const begun = await beginTrial(wish)
    this.between = between
    this.pace = pace(wish.game, wish.player ?? '', wish.against.length)
    this.hear(begun)
  }

  async cancel(): Promise<void> {
    if (this.told) this.hear(await cancelTrial(this.told.trial))
  }

  /** The page has been left: nothing is asked any more. */
  leave(): void {
    this.left = true
    this.asked += 1
    window.clearTimeout(this.timer)
  }

  private hear(told: TrialTold): void {
    this.told = told
    this.trouble = ''
    this.wait()
  }

  private wait(): void {
    const number = ++this.asked
    window.clearTimeout(this.timer)
    if (this.running && !this.left) this.timer = window.setTimeout(() => void this.ask(number), EVERY)
  }

  private async ask(number: number): Promise<void> {
    const last = this.told!
    try {
      const found = await trial(last.trial)
      if (number === this.asked) this.hear(found)
    } catch (problem) {
      if (number !== this.asked) return
      this.trouble = (problem as Error).message
      if (problem instanceof Refused && problem.status === GONE) this.told = { ...last, state: 'failed' }
      this.wait()
    }
  }
}

// Which tip comes when: each one once, in the order in which they come true. A tip that waits stays until it has been done.

import type { GuideInfo as Guide, TipInfo as Tip } from '../protocol/generated'
import type { Line, Scene } from '../protocol/scene'

export interface Chosen {
  count: number
  notation: string
}

/** The options that a tip speaks of, null for none. */
export const wanted = (tip: Tip | null): RegExp | null => (tip?.option ? new RegExp(tip.option) : null)

/** Whether a tip fits what is on the table now, and what has happened since a line of the log. */
export function fits(tip: Tip, scene: Scene, log: Line[], since: number): boolean {
  if (tip.asks && !new RegExp(tip.asks).test(scene.question?.prompt ?? '')) return false
  if (tip.active && tip.active !== scene.moment.active) return false
  if (tip.option && !scene.question?.options?.some((option) => wanted(tip)!.test(option.notation))) return false
  const told = log.filter((line) => line.change === tip.change)
  return !tip.change || (told.length >= tip.times && told.at(-1)!.n > since)
}

export class Coach {
  private told: string[]
  private shownAt = 0
  /** The last line of the log when something was last chosen, how much had been chosen, and the last line that was seen. */
  private since = 0
  private made = 0
  private seen: number | null = null
  now = $state<Tip | null>(null)
  ended = $state(false)

  /** A guide that has told some of its tips before; `keep` is given all that are told whenever there is one more. */
  constructor(
    readonly guide: Guide,
    told: string[] = [],
    private readonly keep: (told: string[]) => void = () => {},
  ) {
    this.told = [...told]
    this.ended = this.told.includes(guide.last)
  }

  private tell(id: string): void {
    this.told.push(id)
    this.keep([...this.told])
  }

  /** What was there before the last choice is no news; nor is, where the guide goes on later, what was there then. */
  private date(log: Line[], made: number): void {
    const last = log.at(-1)?.n ?? 0
    if (made > this.made) this.since = this.seen ?? 0
    if (this.seen === null && this.told.length) this.since = last
    ;[this.since, this.made, this.seen] = [Math.min(this.since, last), made, last]
  }

  /** Since which line something must have happened: the last word of a guide is said whenever it can be. */
  private from = (tip: Tip): number => (tip.id === this.guide.last ? 0 : this.since)

  /** Something has changed: is there something to say? */
  see(scene: Scene, log: Line[], chosen: Chosen): void {
    if (this.ended) return
    this.date(log, chosen.count)
    const played = chosen.count > this.shownAt
    if (this.now) {
      const still = fits(this.now, scene, log, this.from(this.now))
      if (this.now.waits && played && wanted(this.now)?.test(chosen.notation)) this.tell(this.now.id)
      // it was said, and who reads has played on: its moment does not come again, and news make room
      else if (!this.now.waits && played && (!still || this.now.change)) this.tell(this.now.id)
      else if (still) return
    }
    this.now = this.guide.tips.find((tip) => !this.told.includes(tip.id) && fits(tip, scene, log, this.from(tip))) ?? null
    this.shownAt = chosen.count
  }

  next(scene: Scene, log: Line[], chosen: Chosen): void {
    if (!this.now) return
    this.tell(this.now.id)
    if (this.now.id === this.guide.last) this.end()
    this.now = null
    this.see(scene, log, chosen)
  }

  end(): void {
    this.ended = true
    if (!this.told.includes(this.guide.last)) this.tell(this.guide.last)
    this.now = null
  }
}

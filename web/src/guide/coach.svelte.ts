// Which tip comes when: each one once, in the order in which they come true. A tip that waits stays until it has been done.

import type { GuideInfo as Guide, TipInfo as Tip } from '../protocol/generated'
import type { Line, Scene } from '../protocol/scene'

export interface Chosen {
  count: number
  notation: string
}

/** The options that a tip speaks of, null for none. */
export const wanted = (tip: Tip | null): RegExp | null => (tip?.option ? new RegExp(tip.option) : null)

/** Whether a tip fits what is on the table now. */
export function fits(tip: Tip, scene: Scene, log: Line[]): boolean {
  if (tip.asks && !new RegExp(tip.asks).test(scene.question?.prompt ?? '')) return false
  if (tip.option) return (scene.question?.options ?? []).some((option) => wanted(tip)!.test(option.notation))
  if (tip.change) return log.filter((line) => line.change === tip.change).length >= tip.times
  return true
}

export class Coach {
  private told: string[]
  private shownAt = 0
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

  /** Something has changed: is there something to say? */
  see(scene: Scene, log: Line[], chosen: Chosen): void {
    if (this.ended) return
    const played = chosen.count > this.shownAt
    if (this.now) {
      const still = fits(this.now, scene, log)
      if (this.now.waits && played && wanted(this.now)?.test(chosen.notation)) this.tell(this.now.id)
      // it was said, and who reads has played on: its moment does not come again, and news make room
      else if (!this.now.waits && played && (!still || this.now.change)) this.tell(this.now.id)
      else if (still) return
    }
    this.now = this.guide.tips.find((tip) => !this.told.includes(tip.id) && fits(tip, scene, log)) ?? null
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

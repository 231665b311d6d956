// Which tip comes when: each one once, in the order in which they come true. A tip that waits stays until it has been done.

import type { Line, Scene } from '../protocol/scene'
import type { Guide, Tip } from './guides'

export interface Chosen {
  count: number
  notation: string
}

/** Whether a tip fits what is on the table now. */
export function fits(tip: Tip, scene: Scene, log: Line[]): boolean {
  if (tip.asks && !tip.asks.test(scene.question?.prompt ?? '')) return false
  if (tip.option) return (scene.question?.options ?? []).some((option) => tip.option!.test(option.notation))
  if (tip.change) return log.filter((line) => line.change === tip.change).length >= (tip.times ?? 1)
  return true
}

export class Coach {
  private told = $state<string[]>([])
  private shownAt = 0
  now = $state<Tip | null>(null)
  ended = $state(false)

  constructor(private readonly guide: Guide) {}

  /** Something has changed: is there something to say? */
  see(scene: Scene, log: Line[], chosen: Chosen): void {
    if (this.ended) return
    if (this.now?.waits && chosen.count > this.shownAt && this.now.option?.test(chosen.notation)) this.told.push(this.now.id)
    else if (this.now && fits(this.now, scene, log)) return
    this.now = this.guide.tips.find((tip) => !this.told.includes(tip.id) && fits(tip, scene, log)) ?? null
    this.shownAt = chosen.count
  }

  next(scene: Scene, log: Line[], chosen: Chosen): void {
    if (!this.now) return
    this.told.push(this.now.id)
    if (this.now.id === this.guide.last) this.end()
    this.now = null
    this.see(scene, log, chosen)
  }

  end(): void {
    this.ended = true
    this.now = null
  }
}

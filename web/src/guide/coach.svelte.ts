// Which tip comes when: each one once, in the order in which they come true.

import type { Line, Scene } from '../protocol/scene'
import type { Guide, Tip } from './guides'

/** Whether a tip fits what is on the table now. */
export function fits(tip: Tip, scene: Scene, log: Line[]): boolean {
  if (tip.option) return (scene.question?.options ?? []).some((option) => tip.option!.test(option.notation))
  if (tip.change) return log.filter((line) => line.change === tip.change).length >= (tip.times ?? 1)
  return true
}

export class Coach {
  private told = $state<string[]>([])
  now = $state<Tip | null>(null)
  ended = $state(false)

  constructor(private readonly guide: Guide) {}

  /** Something has changed: is there something to say? */
  see(scene: Scene, log: Line[]): void {
    if (this.ended || (this.now && fits(this.now, scene, log))) return
    this.now = this.guide.tips.find((tip) => !this.told.includes(tip.id) && fits(tip, scene, log)) ?? null
  }

  next(scene: Scene, log: Line[]): void {
    if (!this.now) return
    this.told.push(this.now.id)
    if (this.now.id === this.guide.last) this.end()
    this.now = null
    this.see(scene, log)
  }

  end(): void {
    this.ended = true
    this.now = null
  }
}

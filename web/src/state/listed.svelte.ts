// The options that are drawn: of those that are new so many at once, and the rest with the next frames; the first are in sight.

import type { Numbered } from '../logic/options'

const AT_ONCE = 10

export class Listed {
  private drawn = new Set<string>()
  private round = $state(0)
  now = $derived.by(() => {
    void this.round
    const all = this.all()
    let fresh = 0
    return all.filter((option, at) => this.drawn.has(option.notation) || at === all.length - 1 || fresh++ < AT_ONCE)
  })

  constructor(private readonly all: () => Numbered[]) {
    $effect(() => {
      this.drawn = new Set(this.now.map((option) => option.notation))
      if (this.now.length === this.all().length) return
      const frame = requestAnimationFrame(() => (this.round += 1))
      return () => cancelAnimationFrame(frame)
    })
  }
}

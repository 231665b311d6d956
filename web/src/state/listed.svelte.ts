// The options that are drawn: of those that are new so many at once, and the rest with the next frames; the first are in sight.

import { afterFrame } from '../logic/frames'
import type { Numbered } from '../logic/options'

const AT_ONCE = 4

interface Drawn {
  /** Another number for a list of its own: one that has hardly anything in common with the last. */
  list: number
  options: Numbered[]
}

export class Listed {
  private drawn = new Set<string>()
  private asked = ''
  private list = 0
  private waits = false
  private round = $state(0)
  now = $derived.by((): Drawn => {
    void this.round
    const all = this.all()
    this.begin(all)
    let fresh = this.waits ? AT_ONCE : 0
    return { list: this.list, options: all.filter((option, at) => this.drawn.has(option.notation) || (at === all.length - 1 && !this.waits) || fresh++ < AT_ONCE) }
  })
  /** Whether nothing is drawn yet of what there is. */
  get empty(): boolean {
    return !this.now.options.length && this.all().length > 0
  }

  /** `later`: the frame that shows a new question draws the table only, where a list of no height changes nothing else. */
  constructor(
    private readonly all: () => Numbered[],
    private readonly which: () => string,
    private readonly later: () => boolean,
  ) {
    $effect(() => {
      const { options } = this.now
      this.drawn = new Set(options.map((option) => option.notation))
      if (options.length === this.all().length) return
      return afterFrame(() => {
        this.waits = false
        this.round += 1
      })
    })
  }

  /** Of a list that has little in common with the last one nothing is kept: it goes as a whole, not button by button. */
  private begin(all: Numbered[]): void {
    const asked = this.which()
    if (asked === this.asked) return
    this.asked = asked
    if (all.filter((option) => this.drawn.has(option.notation)).length * 2 > this.drawn.size) return
    this.drawn = new Set()
    this.list += 1
    this.waits = this.later()
  }
}

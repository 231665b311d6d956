// What can be chosen, as it is marked on the table: the frame that shows a new question has enough to do without that.

import { untrack } from 'svelte'
import type { Numbered } from '../logic/options'
import type { Board } from './board.svelte'
import { Marks } from './marks.svelte'

interface Marking {
  /** The options by the pieces that they are about. */
  map: ReadonlyMap<string, Numbered[]>
  /** Whether one's own seat can choose them: else they are shown, and do not glow. */
  own: boolean
}

export class Marked {
  readonly glowing = new Marks()
  private last: Marking = { map: new Map(), own: false }

  constructor(private readonly of: () => Board) {}

  now = $derived.by((): Marking => {
    const { map, asked, past, seat } = this.of()
    if (past || seat?.marked !== false) this.last = { map, own: asked }
    return this.last
  })

  /** Once, where the board is made. */
  follow(): void {
    $effect.pre(() => {
      const can = this.now.own ? [...this.now.map.keys()] : []
      untrack(() => this.glowing.only(can))
    })
  }
}

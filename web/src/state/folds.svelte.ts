// Which procedures with sides are shown whole, and which folded: their mats say then what each piece does.

import { untrack } from 'svelte'
import { begun } from '../logic/aimed'
import { afterFrame } from '../logic/frames'
import { needed } from '../logic/mats'
import type { Area } from '../protocol/scene'
import type { Board } from './board.svelte'
import { vast } from './screen'

export class Folds {
  /** Those that one has folded or unfolded, by their areas. */
  private chosen = $state.raw<Record<string, boolean>>({})
  /** What is shown whole of them: the innermost, since within the others nothing can happen until it is over. */
  readonly unfolded: boolean[] = $derived.by(() => {
    const areas = this.areas()
    const room = this.room() >= needed(areas)
    return areas.map((area, at) => this.chosen[area.id] ?? (at === areas.length - 1 && (vast.current || begun(area)) && room))
  })

  /**
   * Made where the mats are: it follows what is fought out there.
   *
   * `areas` are the procedures, `room` how many rem there are for one mat and for them.
   */
  constructor(
    private readonly areas: () => Area[],
    private readonly room: () => number,
    board: Board,
  ) {
    $effect(() => {
      const [all, unfolded] = [this.areas(), this.unfolded]
      const stand = all.filter((_, at) => unfolded[at]).flatMap((area) => (area.pieces ?? []).flatMap((piece) => piece.shows ?? []))
      const folded = all.filter((_, at) => !unfolded[at])
      return afterFrame(() => (board.twice.only(stand), board.roles.only(folded))) // they lie where they did for a frame: that which shows them has enough to do
    })
    $effect(() => {
      const there = new Set(this.areas().map((area) => area.id))
      untrack(() => (this.chosen = Object.fromEntries(Object.entries(this.chosen).filter(([id]) => there.has(id)))))
    })
  }

  /** Fold one of them, or unfold it. */
  toggle(at: number): void {
    const area = this.areas()[at]
    if (area) this.chosen = { ...this.chosen, [area.id]: !this.unfolded[at] }
  }
}

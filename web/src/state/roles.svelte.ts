// The part that pieces take in procedures that are folded: their mats say it.

import { SvelteMap } from 'svelte/reactivity'
import { partsIn } from '../logic/aimed'
import type { Area } from '../protocol/scene'
import { Marks } from './marks.svelte'

export class Roles {
  readonly marks = new Marks()
  private words = new SvelteMap<string, string>()

  /** What a piece does there, '' where it takes no part. */
  of = (id: string): string => (this.marks.has(id) ? (this.words.get(id) ?? '') : '')

  /** Only those that stand in these procedures take part. */
  only(areas: Area[]): void {
    const found = partsIn(areas)
    for (const [id, word] of found) this.words.set(id, word)
    this.marks.only(found.keys())
  }
}

// What is lit up: each piece is called only when it is itself lit, or no longer.

import { SvelteMap } from 'svelte/reactivity'

export class Lit {
  private marks = new SvelteMap<string, boolean>()
  private now: string[] = []
  private timer = 0

  has(id: string): boolean {
    return !!this.marks.get(id)
  }

  /** Light these up, and nothing else, for a moment; with `stay` until something else is lit. */
  only(ids: string[], stay = false): void {
    window.clearTimeout(this.timer)
    if (!stay && ids.length) this.timer = window.setTimeout(() => this.only([]), 2500)
    for (const id of this.now) if (!ids.includes(id)) this.marks.set(id, false)
    for (const id of ids) this.marks.set(id, true)
    this.now = ids
  }
}

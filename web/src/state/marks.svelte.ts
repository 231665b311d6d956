// What pieces are marked with: lit up, to be chosen, to be dropped on. A piece is called only when its own mark changes,
// however much else does: hundreds of cards look here.

import { SvelteMap } from 'svelte/reactivity'

export class Marks {
  private marks = new SvelteMap<string, boolean>()
  private known = new Set<string>()
  private now: ReadonlySet<string> = new Set()

  has(id: string): boolean {
    return !!this.marks.get(id)
  }

  /** Whether a piece is marked, by its own id or by that of the one whose numbers it shows. */
  on(piece: { id: string; shows?: string }): boolean {
    return this.has(piece.id) || (!!piece.shows && this.has(piece.shows))
  }

  /** Mark these, and nothing else. */
  only(ids: Iterable<string>): void {
    const next = new Set(ids)
    for (const id of this.now) if (!next.has(id)) this.mark(id, false)
    for (const id of next) this.mark(id, true)
    this.now = next
  }

  /** Pieces that may be marked: what looks for an unknown one is called with every new one. */
  know(ids: Iterable<string>): void {
    for (const id of ids) if (!this.known.has(id)) this.mark(id, false)
  }

  private mark(id: string, on: boolean): void {
    this.known.add(id)
    this.marks.set(id, on)
  }
}

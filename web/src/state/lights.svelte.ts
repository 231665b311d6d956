// Which pieces are lit up, and what an arrow leads to: what a sentence, an option or a name is about.

import { causeFirst, named } from '../logic/naming'
import { byFace } from '../logic/options'
import type { Line } from '../protocol/scene'
import type { Board } from './board.svelte'
import { faces } from './faces.svelte'
import { Marks } from './marks.svelte'
import { moving } from './settings.svelte'

/** Milliseconds that pieces stay lit up. */
const LIT = 2500

export class Lights {
  readonly marks = new Marks()
  private dark = 0
  /** From the first piece arrows lead to the others. */
  arrow = $state.raw<string[]>([])

  constructor(private readonly of: () => Board) {}

  on = (piece: { id: string; shows?: string }): boolean => this.marks.on(piece)

  /** Light up pieces for a moment; with `stay` until something else is lit. */
  light(ids: string[], stay = false): void {
    window.clearTimeout(this.dark)
    if (!stay && ids.length) this.dark = window.setTimeout(() => this.marks.only([]), LIT)
    this.marks.only(ids)
    this.arrow = []
  }

  /** Return the cards that a sentence names, by their short names, what the rest comes from first. */
  named(text: string, cause?: string): string[] {
    return causeFirst(named(text, faces.names(this.of().game)), cause)
  }

  /** Show what a sentence tells: its cards lit, with an arrow from the first to the others unless it is several sentences. */
  tell({ text, pieces = [], cause, things = 1 }: Partial<Line> & { text: string; things?: number }): void {
    const found = pieces.length ? pieces : this.named(text, cause).flatMap((face) => byFace(this.of().scene, face)?.id ?? [])
    const lit = [...new Set(found)]
    this.light(lit, true)
    this.arrow = things === 1 ? lit : []
  }

  /** Light up pieces and bring the first one into view. */
  show(ids: string[]): void {
    this.light(ids)
    const lies = ids.flatMap((id) => document.querySelector(`[data-piece="${CSS.escape(id)}"]`) ?? [])
    lies[0]?.scrollIntoView({ block: 'nearest', behavior: moving() ? 'smooth' : 'auto' })
  }
}

// What happened since the last question, shown one moment after another; the question waits for nobody.

import { tick } from 'svelte'
import { capture, play } from '../logic/motion'
import { lying } from '../logic/options'
import { moments, type Shown } from '../logic/stage'
import type { Frame } from '../protocol/generated'
import type { Line, Scene } from '../protocol/scene'
import { settings } from './settings.svelte'

const LONGEST = 20_000
const PATIENCE = 1500

export class Stage {
  shown = $state.raw<Shown[]>([])
  at = $state(-1)
  /** The table as it was, while what happened is on its way here. */
  private held = $state.raw<Scene | null>(null)
  private first: Scene | null = null
  /** Somebody has asked for it, and sees the present until it comes. */
  wanted = false
  /** Nothing is shown until one decides again. */
  skips = $state(false)
  private timer = 0

  now = $derived<Shown | null>(this.shown[this.at] ?? null)
  /** What the screen shows instead of the present, null for the present. */
  scene = $derived<Scene | null>(this.now?.scene ?? this.held)
  on = $derived(this.scene !== null)

  /** Keep the table as it was until what happened comes, or too long has passed. */
  hold(before: Scene): void {
    this.held = before
    this.timer = window.setTimeout(() => this.end(), PATIENCE)
  }

  begin(frames: Frame[], present: Scene, lines: Line[]): void {
    window.clearTimeout(this.timer)
    const found = moments(frames, present, lines)
    this.first = found.before
    this.shown = found.after
    if (found.after.length && (this.held || this.wanted)) this.again()
    else this.end() // too late: the present is on the screen, and may be acted on already
    this.wanted = false
  }

  /** There is something new: what was shown is past. */
  forget(): void {
    window.clearTimeout(this.timer)
    this.at = -1
    this.held = null
    this.wanted = false
    this.shown = []
  }

  /** From the beginning, once more. */
  again(): void {
    if (!this.first) return
    window.clearTimeout(this.timer)
    this.at = -1
    this.held = this.first
    void tick().then(() => this.shown.length && this.go(0)) // what happened may be past by then
  }

  private go(at: number): void {
    const before = capture()
    this.at = at
    this.held = null
    if (before) void play(before, lying(this.scene))
    const pace = Math.min(settings.stage || 900, LONGEST / this.shown.length)
    this.timer = window.setTimeout(() => (at + 1 < this.shown.length ? this.go(at + 1) : this.end()), pace)
  }

  /** End, and show nothing of what follows while others go on; returns whether they do. */
  skip = (others: boolean): boolean => {
    this.end()
    this.skips = others
    return others
  }

  end = (): void => {
    window.clearTimeout(this.timer)
    if (!this.on) return
    const before = capture()
    this.at = -1
    this.held = null
    if (before) void play(before, lying(this.shown.at(-1)?.scene ?? null))
  }
}

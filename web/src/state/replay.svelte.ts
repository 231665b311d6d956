// Looking back: the scenes of a seat, one a choice, page by page: first the one that is looked at, then the others.

import { replay } from '../protocol/api'
import { applied } from '../protocol/changes'
import type { Replay as Page } from '../protocol/generated'
import type { Line, Scene } from '../protocol/scene'
import { theme } from './theme.svelte'

/** How many scenes a page has at most; pages begin at its multiples. */
export const PAGE = 100

/** Where a new part of the game begins, as far as it is known: with one of the changes that open one. The log of the first
 * scene of a page may begin long before it. */
export function chapters(scenes: (Pick<Scene, 'moment' | 'log' | 'line'> | undefined)[], opens: readonly string[]): { at: number; text: string }[] {
  return scenes.flatMap((scene, at) => {
    const before = at ? scenes[at - 1]?.line : 0
    if (!scene || before === undefined || !scene.log.some((line) => line.n > before && opens.includes(line.change))) return []
    return [{ at, text: scene.moment.text }]
  })
}

/** The scenes of a page, each made of the one before it. */
export function unfolded(page: Page): Scene[] {
  const found = [page.scene as Scene]
  for (const change of page.changes) found.push(applied(found.at(-1)!, change))
  return found
}

export class Replay {
  /** The scenes that are there; each has the lines of the log that are new in it. */
  scenes = $state.raw<(Scene | undefined)[]>([])
  at = $state(0)
  loading = $state(false)
  failed = $state(false)
  playing = $state(false)
  chapters = $derived(chapters(this.scenes, theme.now.opens))
  private lines = new Map<number, Line>()
  private coming = new Map<number, Promise<void>>()
  /** Nobody looks any more: nothing else is loaded. */
  closed = false

  constructor(
    private readonly table: string,
    private readonly token: string,
  ) {}

  /** Load what is needed to look at a moment, -1 for the last one, and go there; the other pages follow. */
  async load(at: number): Promise<void> {
    this.loading = true
    this.failed = false
    try {
      await this.page(0) // tells how many there are
      this.at = at < 0 ? this.last : Math.min(at, this.last)
      await this.page(this.at)
    } catch {
      this.failed = true
    } finally {
      this.loading = false
    }
    if (!this.failed) void this.rest()
  }

  /** Load what is not there yet, what comes next first. */
  private async rest(): Promise<void> {
    try {
      for (let missing = this.missing(); missing !== null && !this.closed; missing = this.missing()) await this.page(missing)
    } catch {
      // it is tried again when one of them is looked at
    }
  }

  /** The next moment that is not there, from the present one on, then from the beginning. */
  private missing(): number | null {
    const all = this.scenes.length
    for (let n = 0; n < all; n++) if (!this.scenes[(this.at + n) % all]) return (this.at + n) % all
    return null
  }

  /** Load the page of a moment, unless it is there or on its way. */
  private page(at: number): Promise<void> {
    const first = at - (at % PAGE)
    if (this.scenes[at]) return Promise.resolve()
    const coming = this.coming.get(first) ?? this.fetched(first).finally(() => this.coming.delete(first))
    this.coming.set(first, coming)
    return coming
  }

  private async fetched(first: number): Promise<void> {
    const found = await replay(this.table, this.token, first, this.scenes[first - 1]?.line ?? 0)
    const scenes = this.scenes.length ? [...this.scenes] : new Array<Scene | undefined>(found.total).fill(undefined)
    for (const [n, scene] of unfolded(found).entries()) {
      scenes[first + n] = scene
      for (const line of scene.log) this.lines.set(line.n, line)
    }
    this.scenes = scenes
  }

  get last(): number {
    return Math.max(0, this.scenes.length - 1)
  }

  /** The moment that is looked at, with the whole log up to it; null while it is on its way. */
  scene = $derived.by<Scene | null>(() => {
    const scene = this.scenes[this.at]
    if (!scene) return null
    const log = [...this.lines.values()].filter((line) => line.n <= scene.line).sort((one, other) => one.n - other.n)
    return { ...scene, log }
  })

  /** Look at a moment; what it is made of may have to come first. */
  async go(at: number): Promise<void> {
    this.at = Math.max(0, Math.min(at, this.last))
    try {
      await this.page(this.at)
      this.failed = false
    } catch {
      this.failed = true
    }
  }
}

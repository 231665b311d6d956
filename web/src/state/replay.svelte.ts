// Looking back: the scenes of a seat, one a choice, fetched as far as there are any.

import { replay } from '../protocol/api'
import type { Line, Scene } from '../protocol/scene'
import { merged } from '../protocol/lines'

/** Where a new part of the game begins: the moment's mood changes. */
export function chapters(scenes: Pick<Scene, 'moment'>[]): { at: number; text: string }[] {
  const found: { at: number; text: string }[] = []
  scenes.forEach((scene, at) => {
    const before = scenes[at - 1]
    if (!before || before.moment.mood !== scene.moment.mood) {
      found.push({ at, text: scene.moment.text.split(':')[0]!.trim() })
    }
  })
  return found
}

export class Replay {
  scenes = $state.raw<Scene[]>([])
  at = $state(0)
  loading = $state(false)
  failed = $state(false)
  playing = $state(false)
  chapters = $derived(chapters(this.scenes))

  constructor(
    private readonly table: string,
    private readonly token: string,
  ) {}

  async load(): Promise<void> {
    this.loading = true
    this.failed = false
    try {
      const found: Scene[] = []
      let from: number | null = 0
      let lines: Line[] = []
      while (from !== null) {
        const answer: { scenes: Scene[]; next: number | null } = await replay(this.table, this.token, from)
        for (const scene of answer.scenes) {
          lines = merged(lines, scene)
          found.push({ ...scene, log: lines })
        }
        from = answer.scenes.length ? answer.next : null
      }
      this.scenes = found
    } catch {
      this.failed = true
    } finally {
      this.loading = false
    }
  }

  get last(): number {
    return Math.max(0, this.scenes.length - 1)
  }

  get scene(): Scene | null {
    return this.scenes[this.at] ?? null
  }

  go(at: number): void {
    this.at = Math.max(0, Math.min(at, this.last))
  }
}

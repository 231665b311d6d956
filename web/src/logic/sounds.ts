// Quiet sounds. Which ones a change makes is worked out apart from making them.

import type { Scene } from '../protocol/scene'
import { play, type Tone } from './tones'

export type Sound = 'card' | 'more' | 'less' | 'turn' | 'ask' | 'over' | 'chosen' | 'refused'

/** Notes of a sound. All of them are over within 300 ms. */
const NOTES: Record<Sound, Tone[]> = {
  card: [[0, 320, 0.05]],
  more: [[0, 520, 0.08], [0.08, 660, 0.1]],
  less: [[0, 330, 0.09], [0.09, 247, 0.12]],
  turn: [[0, 392, 0.12]],
  ask: [[0, 587, 0.1], [0.12, 784, 0.14]],
  over: [[0, 523, 0.1], [0.1, 659, 0.1], [0.2, 784, 0.1]],
  chosen: [[0, 700, 0.03]],
  refused: [[0, 160, 0.15]],
}
const LOUD = 0.05

const total = (scene: Scene, seat: number): number =>
  (scene.players.find((player) => player.seat === seat)?.counters ?? []).reduce((sum, counter) => sum + counter.value, 0)

/** What is to be heard of a change, the most telling alone; null for nothing. */
export function heard(before: Scene | null, after: Scene): Sound | null {
  if (!before) return null
  if (after.ending && !before.ending) return 'over'
  const [was, is] = [total(before, after.seat), total(after, after.seat)]
  if (is !== was) return is > was ? 'more' : 'less'
  if (after.asked.includes(after.seat) && !before.asked.includes(after.seat)) return 'ask'
  if (after.moment.active !== before.moment.active) return 'turn'
  return after.line > before.line ? 'card' : null
}

/** Make a sound; whose doing it is lifts its pitch a little. */
export const sound = (what: Sound, seat = 0): void =>
  play(NOTES[what].map(([at, pitch, long]) => [at, pitch * 2 ** (Math.max(0, seat) / 12), long] as const), 'triangle', LOUD)

// The log as a client keeps it.

import type { Line, Scene } from './scene'

/** The log with new lines; what was taken back is gone from it. */
export function merged(old: Line[], scene: Pick<Scene, 'log' | 'line'>): Line[] {
  const first = scene.log[0]?.n ?? scene.line + 1
  const kept = old.filter((line) => line.n < first && line.n <= scene.line)
  return [...kept, ...scene.log]
}

/** Of a whole log the first line that was not there before; all of it is old to somebody who has just come. */
export function firstNew(old: Line[], log: Line[]): number {
  const last = old.at(-1)?.n
  return last === undefined || !log.length ? Infinity : last + 1
}

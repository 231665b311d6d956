// Lines of the log that say the same one after the other are told once, with their number.

import type { Line } from '../protocol/scene'

/** Lines that say the same: the last of them, the number of the first, how many they are, and all that they are about. */
export interface Run {
  line: Line
  first: number
  times: number
  pieces: string[]
}

/** A run that has not grown is the same one, so that nothing is drawn anew. */
const kept = new WeakMap<Line, Run>()

export function runs(lines: readonly Line[]): Run[] {
  const found: Run[] = []
  for (const line of lines) {
    const before = found.at(-1)
    const goes = before?.line.text === line.text
    if (goes) found.pop()
    const [first, times] = goes ? [before.first, before.times + 1] : [line.n, 1]
    const known = kept.get(line)
    if (known?.first === first) {
      found.push(known)
      continue
    }
    const run = { line, first, times, pieces: goes ? [...new Set([...before.pieces, ...line.pieces])] : line.pieces }
    kept.set(line, run)
    found.push(run)
  }
  return found
}

/** What a run says: “Bot 2 transfers 1 pool ×4”. */
export const said = ({ line, times }: Run): string => (times > 1 ? `${line.text} ×${times}` : line.text)

// One thing done several times in a row, as one gesture: how often that goes, by what could follow each time.

import { JOINED } from './gestures'
import type { Choice } from '../protocol/scene'

const MOST = 12

export const times = (notation: string, n: number): string => Array.from({ length: n }, () => notation).join(JOINED)

/** How often an option can be taken in a row, as far as is known, and what has to be asked to know more (null: nothing).
 * What gives something large up is never done in a row. */
export function repeats(notation: string, then: (joined: string) => Choice[] | undefined): { most: number; ask: string | null } {
  for (let n = 1; ; n++) {
    const next = then(times(notation, n))
    if (!next) return { most: n, ask: times(notation, n) }
    if (n === MOST || !next.some((option) => option.notation === notation && !option.warns)) return { most: n, ask: null }
  }
}

// What a card can be dropped on, and what that would choose: its options, what could follow them in the same gesture, and what
// later questions could be about.

import type { Choice } from '../protocol/scene'
import { JOINED } from './gestures'

/** What is known by now of what follows an option. */
type Known = (notation: string) => { then?: readonly Choice[] | null; onto?: readonly string[] | undefined } | undefined

export interface Aim {
  gesture: string
  /** The pieces that it is about, but the card itself. */
  onto: string[]
  /** How many choices it has; of what is asked later that is not known. */
  steps: number
}

const LATER = 9

/** Everything that a card's own options can be aimed at. */
export function aims(own: readonly Choice[], self: readonly string[], known: Known): Aim[] {
  const others = (ids: readonly string[] = []) => ids.filter((id) => !self.includes(id))
  return own.flatMap(({ notation, pieces }) => {
    const { then, onto } = known(notation) ?? {}
    const next = (then ?? []).map((one) => ({ gesture: notation + JOINED + one.notation, onto: others(one.pieces), steps: 2 }))
    return [{ gesture: notation, onto: others(pieces), steps: 1 }, ...next, { gesture: notation, onto: others(onto), steps: LATER }]
  })
}

/** The gestures with the fewest choices that are about one of these pieces, and whether a later question is about it. */
export function aimedAt(all: readonly Aim[], ids: readonly string[]): { gestures: string[]; later: boolean } {
  const found = all.filter((aim) => aim.onto.some((id) => ids.includes(id)))
  const least = Math.min(...found.map((aim) => aim.steps))
  return { gestures: [...new Set(found.filter((aim) => aim.steps === least).map((aim) => aim.gesture))], later: least === LATER }
}

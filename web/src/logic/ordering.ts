// Things all of which are done, one after the other: the order that somebody wants, and what sends it.

import type { Choice } from '../protocol/scene'
import { JOINED } from './gestures'

/** What stays the same of one of them from question to question: what it is about, where that tells it from the others. */
export function keyOf(option: Choice, all: readonly Choice[]): string {
  const about = option.pieces.join()
  return about && all.filter((one) => one.pieces.join() === about).length === 1 ? about : option.notation
}

/** In the order that is wanted; what nobody has ordered stays as it is listed, behind the rest. */
export function inOrder<One extends Choice>(all: readonly One[], wanted: readonly string[]): One[] {
  const place = (option: One) => wanted.indexOf(keyOf(option, all)) + 1 || Infinity
  return all.map((option, at) => ({ option, at, place: place(option) })).sort((a, b) => (a.place === b.place ? a.at - b.at : a.place - b.place)).map(({ option }) => option)
}

export interface Sending {
  /** The gesture that does as many of them as can be done at once. */
  gesture: string
  /** What has to be known first: what follows this gesture. */
  asks: string | null
}

/** What does them in this order: `kept` where they stay as they are listed, else one after the other, as far as the same is asked again. */
export function sending(ordered: readonly Choice[], listed: readonly Choice[], kept: string, then: (gesture: string) => readonly Choice[] | undefined): Sending {
  if (kept && ordered.every((option, at) => option.notation === listed[at]?.notation)) return { gesture: kept, asks: null }
  let gesture = ordered[0]?.notation ?? ''
  for (const option of ordered.slice(1)) {
    const next = then(gesture)
    if (!next) return { gesture, asks: gesture }
    const key = keyOf(option, ordered)
    const found = next.find((one) => keyOf(one, next) === key)
    if (!found) break
    gesture += JOINED + found.notation
  }
  return { gesture, asks: null }
}

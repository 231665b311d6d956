// Cards that nothing tells apart lie as one pile with its number: from three on, so that two are still seen as two.

import type { Piece } from '../protocol/scene'
import { within } from './options'

export interface Pile {
  piece: Piece
  /** How many lie there. */
  count: number
}

const LEAST = 3

/** A card without which one it is, nor which ones lie on it. */
const nameless = (piece: Piece): Piece => ({ ...piece, id: '', ...(piece.on ? { on: piece.on.map(nameless) } : {}) })

/** What tells a card apart from others; cards that do not change are the same objects from scene to scene. */
const known = new WeakMap<Piece, string>()
function looks(piece: Piece): string {
  const found = known.get(piece) ?? JSON.stringify(nameless(piece))
  known.set(piece, found)
  return found
}

/**
 * The cards of a row, alike ones as piles at the place of the first.
 *
 * `does` is what can be done with a card, without saying with which one; cards with another one stay apart, and so do those
 * on which something lies that does another thing.
 */
export function piled(pieces: Piece[], does: (piece: Piece) => string): Pile[] {
  const keys = pieces.map((piece) => [looks(piece), ...[...within(piece)].map((found) => does(found.piece))].join(' '))
  const count = new Map<string, number>()
  for (const key of keys) count.set(key, (count.get(key) ?? 0) + 1)
  const put = new Set<string>()
  return pieces.flatMap((piece, at) => {
    const n = count.get(keys[at]!)!
    if (n < LEAST) return [{ piece, count: 1 }]
    if (put.has(keys[at]!)) return []
    put.add(keys[at]!)
    return [{ piece, count: n }]
  })
}

// Cards that nothing tells apart lie as one pile with its number: from three on, so that two are still seen as two.

import type { Choice, Piece } from '../protocol/scene'
import { within } from './options'

export interface Pile {
  /** The card on top, and all that lie there. */
  piece: Piece
  all: Piece[]
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

/** Piles of the same cards stay the same objects too, so that nothing of them is drawn anew. */
const put = new WeakMap<Piece, Pile>()
function pile(all: Piece[]): Pile {
  const piece = all[0]!
  const there = put.get(piece)
  if (there?.all.length === all.length && there.all.every((one, at) => one === all[at])) return there
  const made = { piece, all }
  put.set(piece, made)
  return made
}

/**
 * The cards of a row, alike ones as piles at the place of the first.
 *
 * `does` is what can be done with a card, without saying with which one; cards with another one stay apart, and so do those
 * on which something lies that does another thing.
 */
export function piled(pieces: Piece[], does: (piece: Piece) => string): Pile[] {
  const piles = new Map<Piece, Pile>()
  for (const same of grouped(pieces, looks)) {
    if (same.length < LEAST) continue
    for (const all of grouped(same, (piece) => doesWith(piece, does))) if (all.length >= LEAST) for (const piece of all) piles.set(piece, pile(all))
  }
  return pieces.flatMap((piece) => {
    const there = piles.get(piece) ?? pile([piece])
    return there.piece === piece ? [there] : []
  })
}

/** What can be done with a card and with all that lie on it. */
const doesWith = (piece: Piece, does: (piece: Piece) => string): string =>
  piece.on ? [...within(piece)].map((found) => does(found.piece)).join(' ') : does(piece)

/** The cards of which something is the same, in their order. */
function grouped(pieces: Piece[], what: (piece: Piece) => string): Iterable<Piece[]> {
  const found = new Map<string, Piece[]>()
  for (const piece of pieces) {
    const there = found.get(what(piece))
    if (there) there.push(piece)
    else found.set(what(piece), [piece])
  }
  return found.values()
}

/** What an option does, without to which card: one that is a single word about a single card says no more than which one it is. */
export function verb(option: Pick<Choice, 'notation' | 'pieces'>): string {
  const at = option.notation.indexOf(' ')
  if (at >= 0) return option.notation.slice(0, at)
  return option.pieces.length === 1 ? '' : option.notation
}

/** The piles as they were where they are the same ones: then nobody who shows them need look at each. */
export const steady = (now: Pile[], was: Pile[]): Pile[] => (now.length === was.length && now.every((one, at) => one === was[at]) ? was : now)

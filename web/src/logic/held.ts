// The cards of one's own hand, told apart by what they are.
//
// A hand is mixed where nobody else may tell which of its cards was drawn when: its cards then have the numbers of one another. Who
// holds them sees the same cards, and each stays where it was.

import type { Piece } from '../protocol/scene'

export interface Held {
  /** The same for the same card, whatever number it has. */
  key: string
  piece: Piece
}

/** Cards with the keys that they had before: a card with its number, else another that shows the same; the rest are new. */
export function heldNow(pieces: Piece[], before: Held[], fresh: () => string): Held[] {
  const left = new Set(before)
  const take = (means: (one: Held) => boolean): string | undefined => {
    const found = [...left].find(means)
    if (found) left.delete(found)
    return found?.key
  }
  const keys = pieces.map((piece) => take((one) => one.piece.id === piece.id && one.piece.face === piece.face))
  return pieces.map((piece, at) => ({ piece, key: keys[at] ?? take((one) => !!piece.face && one.piece.face === piece.face) ?? fresh() }))
}

// How a piece is drawn where it lies among others.

import type { Piece } from '../protocol/scene'

export type Look = 'die' | 'supply' | 'sheet' | 'card'

export function look(piece: Piece): Look {
  if (piece.kind === 'die') return 'die'
  if (piece.count !== undefined) return 'supply'
  return piece.shows ? 'sheet' : 'card'
}

/**
 * What each piece of a row is known by from one moment to the next. Dice that show the same are told apart by their order, so
 * that one that is used moves and the others rest.
 */
export function places(pieces: Piece[]): string[] {
  return pieces.map((piece, at) => {
    if (piece.kind !== 'die') return piece.id || String(at)
    const before = pieces.slice(0, at).filter((other) => other.kind === 'die' && other.face === piece.face)
    return `${piece.face}.${before.length}`
  })
}

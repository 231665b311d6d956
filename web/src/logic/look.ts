// How a piece is drawn where it lies among others.

import type { Piece } from '../protocol/scene'

export type Look = 'die' | 'supply' | 'sheet' | 'card'

export function look(piece: Piece): Look {
  if (piece.kind === 'die') return 'die'
  if (piece.count !== undefined) return 'supply'
  return piece.shows ? 'sheet' : 'card'
}

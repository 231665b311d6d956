// A piece that is read or opened, and where it was when somebody asked for it.

import type { Piece, Scene } from '../protocol/scene'
import { findPiece } from '../logic/options'
import { faces } from './faces.svelte'
import type { OwnHand } from './hand.svelte'

export interface Spotted {
  piece: Piece
  rect: DOMRect
  /** It was asked for by key: it is read out too, and belongs to the element that has the focus. */
  aloud?: boolean
}

/** Return a piece that was spotted as it is in another scene, null once it is gone; what is printed stays as it is. */
export function stays(was: Spotted | null, scene: Scene | null, game: string, hand: OwnHand): Spotted | null {
  if (!was?.piece.id || was.piece === faces.find(game, was.piece.face)?.piece) return was
  const piece = hand.now(was.piece) ?? findPiece(scene, was.piece.id)
  return piece === was.piece ? was : piece && { ...was, piece }
}

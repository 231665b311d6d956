// The cards that a question is about and that cannot be read where they lie.

import type { Piece, Scene } from '../protocol/scene'
import type { Named } from './naming'
import { pieces } from './options'

/** So many are shown at most: the newest of what is answered stands first in the question. */
const MOST = 2

/**
 * The faces that a question names, without those that lie in play: there they are seen, and what is answered is no matter of what
 * they say. A card that is being played lies nowhere, or somewhere apart, neither upright nor turned. Whoever calls themselves like
 * a card is none.
 */
export function answered(parts: Named[], scene: Scene | null): string[] {
  const people = scene?.players ?? []
  const cards = parts.filter(({ text }) => !people.some(({ name }) => name.includes(text)))
  const faces = new Set(cards.flatMap(({ face }) => face ?? []))
  if (!faces.size) return []
  for (const { piece } of pieces(scene?.areas ?? [])) if (isLaid(piece)) faces.delete(piece.face!)
  return [...faces].slice(0, MOST)
}

const isLaid = (piece: Piece): boolean => !!piece.face && !!piece.orientation && piece.orientation !== 'down'

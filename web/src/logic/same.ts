// Cards that have not changed stay the same objects from scene to scene, so that nothing of them is drawn anew.

import type { Area, Piece } from '../protocol/scene'

const written = new WeakMap<Piece, string>()
function text(piece: Piece): string {
  const found = written.get(piece) ?? JSON.stringify(piece)
  written.set(piece, found)
  return found
}

/** Areas with the pieces of old ones wherever these say the same. */
export function kept(areas: Area[], old: Area[]): Area[] {
  const there = new Map(old.flatMap((area) => (area.pieces ?? []).map((piece) => [piece.id, piece] as const)))
  const before = (piece: Piece): Piece => {
    const same = piece.id ? there.get(piece.id) : undefined
    return same && same !== piece && text(same) === text(piece) ? same : piece
  }
  return areas.map((area) => (area.pieces ? { ...area, pieces: area.pieces.map(before) } : area))
}

// Cards and areas that have not changed stay the same objects from scene to scene, so that nothing of them is drawn anew.

import type { Area, Piece } from '../protocol/scene'
import { ownPiece } from './options'

const written = new WeakMap<Piece, string>()
function text(piece: Piece): string {
  const found = written.get(piece) ?? JSON.stringify(piece)
  written.set(piece, found)
  return found
}

/** Whether two areas say the same of everything but their pieces, and hold the same pieces. */
function alike(area: Area, old: Area): boolean {
  const [now, was] = [area.pieces ?? [], old.pieces ?? []]
  if (now.length !== was.length || now.some((piece, at) => piece !== was[at])) return false
  return JSON.stringify({ ...area, pieces: undefined }) === JSON.stringify({ ...old, pieces: undefined })
}

/** Areas with the pieces of old ones wherever these say the same; an area in which nothing has changed is the old one. */
export function kept(areas: Area[], old: Area[]): Area[] {
  const was = new Map(old.map((area) => [area.id, area]))
  return areas.map((area) => {
    const same = was.get(area.id)
    if (same === area) return area
    const before = (piece: Piece): Piece => {
      const lay = piece.id ? ((same && ownPiece([same], piece.id)) ?? ownPiece(old, piece.id)) : null
      return lay && lay !== piece && text(lay) === text(piece) ? lay : piece
    }
    const now = area.pieces ? { ...area, pieces: area.pieces.map(before) } : area
    return same && alike(now, same) ? same : now
  })
}

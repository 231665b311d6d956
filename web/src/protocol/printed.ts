// What is printed on cards comes once, with all cards of a table; scenes may leave it out. Pure.

import { PRINTED, type SceneChange } from './generated'
import type { Area, Piece, Scene } from './scene'

/** What is printed on a face. */
export type Printed = (face: string) => Piece | undefined

/** A piece with what is printed on its face, where the server has left that out: it is then without a kind. */
function dressed(piece: Piece, printed: Printed): Piece {
  const on = piece.on ? { on: piece.on.map((other) => dressed(other, printed)) } : {}
  if ('kind' in piece) return piece.on ? { ...piece, ...on } : piece
  const bare: { id: string; face?: string | null } = piece
  const face = bare.face ? printed(bare.face) : undefined
  const facts = Object.fromEntries(PRINTED.filter((name) => face && name in face).map((name) => [name, face![name]]))
  return { kind: 'card', ...facts, ...bare, ...on }
}

const area = (found: Area, printed: Printed): Area =>
  found.pieces ? { ...found, pieces: found.pieces.map((piece) => dressed(piece, printed)) } : found

export const dressedScene = (scene: Scene, printed: Printed): Scene => ({ ...scene, areas: scene.areas.map((each) => area(each, printed)) })

export const dressedChange = (change: SceneChange, printed: Printed): SceneChange =>
  change.areas ? { ...change, areas: change.areas.map((each) => ({ ...each, area: area(each.area, printed) })) } : change

// Moments from the frames that the server sends: each with the whole table, and what was told in it.

import type { Frame } from '../protocol/generated'
import type { Area, Line, Piece, Scene } from '../protocol/scene'
import { ownPiece } from './options'
import { kept } from './same'

export interface Shown {
  scene: Scene
  line: number
  text: string
  /** How many things it tells: only of one can it be said what was done to what. */
  things: number
  cause?: string | undefined
  /** The pieces that the lines of this moment name. */
  pieces: string[]
  /** The card that was last spoken of and still lies open. */
  card: Piece | null
  /** How many moments this one stands for, where there were too many of them. */
  sum?: number
}

/** The table before, and the moments after it, the last one being the present. */
export function moments(frames: Frame[], present: Scene, lines: Line[]): { before: Scene | null; after: Shown[] } {
  const [first, ...rest] = frames
  if (!first) return { before: null, after: [] }
  const begun = kept(first.areas, present.areas)
  const areas = new Map(begun.map((area) => [area.id, area]))
  const plain: Scene = { ...present, moment: first.moment, areas: begun, line: first.line, ending: null }
  const scenes: Scene[] = rest.map((frame) => {
    for (const area of kept(kept(frame.areas, [...areas.values()]), present.areas)) areas.set(area.id, area)
    return { ...plain, moment: frame.moment, areas: inOrder(areas, present), line: frame.line }
  })
  const after: Shown[] = []
  let line = first.line
  for (const scene of [...scenes, present]) {
    const told = lines.filter((one) => one.n > line && one.n <= scene.line)
    line = scene.line
    if (!told.length) continue
    const named = told.flatMap((one) => one.pieces)
    const card = cardOf(scene, named) ?? cardOf(scene, after.at(-1)?.card ? [after.at(-1)!.card!.id] : [])
    after.push({ scene, line, text: told.map((one) => one.text).join(' · '), things: told.length, cause: told[0]!.cause, pieces: named, card })
  }
  return { before: plain, after: after.length > MOST ? [summary(after)] : after }
}

/** So many moments are shown one after another; more of them are one, and the row of small cards has them all. */
const MOST = 6

function summary(all: Shown[]): Shown {
  const last = all.at(-1)!
  const pieces = [...new Set(all.flatMap((one) => one.pieces))]
  const text = [all[0]!.text, last.text].join(' … ')
  return { ...last, text, things: all.length, pieces, card: null, sum: all.length }
}

/** Areas as they lie now, then those that were there only for a moment. */
function inOrder(areas: Map<string, Area>, present: Scene): Area[] {
  const known = present.areas.flatMap((area) => areas.get(area.id) ?? [])
  return [...known, ...[...areas.values()].filter((area) => !known.includes(area))]
}

/** One of some pieces that is an open card with a text, in the first area that has one. */
function cardOf(scene: Scene, ids: string[]): Piece | null {
  for (const area of scene.areas) {
    const found = ids.flatMap((id) => (id && ownPiece([area], id)) || []).find((piece) => piece.text && piece.face)
    if (found) return found
  }
  return null
}

// Which options belong to which piece.

import type { Area, Choice, Piece, Scene } from '../protocol/scene'
import { digits, type Digit } from './digits'

export interface Numbered extends Choice, Digit {
  /** Its place in the list, from 1. */
  key: number
  /** The seat under whose name it stands, where the cards of a question are of several. */
  of?: number | undefined
}

/** The options with their keys; what comes to the same as one before it is called like that one, and has no key of its own. */
export function numbered(options: Choice[]): Numbered[] {
  const own = options.filter((option) => !option.like)
  const keys = digits(own)
  const found = new Map(own.map((option, at) => [option.notation, { ...option, ...keys[at]!, key: at + 1 }]))
  return options.map((option) => {
    const there = found.get(option.like ?? option.notation)!
    return option.like ? { ...there, ...option, label: there.label, press: '', marked: false } : there
  })
}

export function byPiece(options: Numbered[]): Map<string, Numbered[]> {
  const found = new Map<string, Numbered[]>()
  for (const option of options) {
    for (const piece of new Set(option.pieces)) {
      const there = found.get(piece)
      if (there) there.push(option)
      else found.set(piece, [option])
    }
  }
  return found
}

/** The options of a piece: those of its own id and of the one whose numbers it shows. */
export function optionsOf(piece: Piece, map: ReadonlyMap<string, Numbered[]>): Numbered[] {
  const own = piece.id ? (map.get(piece.id) ?? []) : []
  const shown = piece.shows ? (map.get(piece.shows) ?? []) : []
  return shown.length ? [...own, ...shown.filter((option) => !own.includes(option))] : own
}

/** Whether a click on a piece can answer at once: every option is about one piece, and every piece has one option. */
export function isPick(options: Numbered[], map: Map<string, Numbered[]>): boolean {
  const tied = options.filter((option) => option.pieces.length)
  return tied.length > 0 && tied.length >= options.length - 1 && [...map.values()].every((list) => list.length === 1)
}

/** A piece and all that lie on it, on one another as well, each with the one that it lies on. */
export function* within(piece: Piece, host: Piece | null = null): Generator<{ piece: Piece; host: Piece | null }> {
  yield { piece, host }
  for (const on of piece.on ?? []) yield* within(on, piece)
}

/** Every piece of a scene with the area that it lies in, those that lie on others included. */
export function* pieces(areas: Area[]): Generator<{ piece: Piece; area: Area; host: Piece | null }> {
  for (const area of areas) for (const top of area.pieces ?? []) for (const found of within(top)) yield { ...found, area }
}

/** The pieces of an area by their ids, and those that show another one by the id of that; an area is never changed. */
interface Index {
  own: ReadonlyMap<string, Piece>
  shown: ReadonlyMap<string, Piece>
}
const indexed = new WeakMap<Area, Index>()
function index(area: Area): Index {
  const known = indexed.get(area)
  if (known) return known
  const own = new Map<string, Piece>()
  const shown = new Map<string, Piece>()
  for (const { piece } of pieces([area])) {
    if (piece.shows && !shown.has(piece.shows)) shown.set(piece.shows, piece)
    if (!own.has(piece.id)) own.set(piece.id, piece)
  }
  const found = { own, shown }
  indexed.set(area, found)
  return found
}

function first(areas: Area[], which: keyof Index, id: string): Piece | null {
  for (const area of areas) {
    const found = index(area)[which].get(id)
    if (found) return found
  }
  return null
}

/** A piece by its id: where another one shows its numbers, that one. */
export const findPiece = (scene: Scene | null, id: string): Piece | null =>
  scene && (first(scene.areas, 'shown', id) ?? first(scene.areas, 'own', id))

/** A piece of these areas by its own id. */
export const ownPiece = (areas: Area[], id: string): Piece | null => first(areas, 'own', id)

/** Whether an area has one of these pieces, or one that shows it. */
export const has = (area: Area, ids: Iterable<string>): boolean => {
  const { own, shown } = index(area)
  for (const id of ids) if (own.has(id) || shown.has(id)) return true
  return false
}

/** The ids of all pieces of a scene. */
export const idsOf = (scene: Scene | null): string[] => (scene?.areas ?? []).flatMap((area) => [...index(area).own.keys()])

/** The pieces that lie on the table, with a picture of their own or in a pile of their like; not those in decks and discard piles. */
export const lying = (scene: Scene | null): ReadonlySet<string> =>
  new Set(idsOf(scene && { ...scene, areas: scene.areas.filter((area) => area.layout !== 'stack') }))

/** An open card with a face, those that lie in play first. */
export function byFace(scene: Scene | null, face: string): Piece | null {
  let pile: Piece | null = null
  for (const { piece, area } of pieces(scene?.areas ?? [])) {
    if (piece.face !== face) continue
    if (area.layout !== 'stack') return piece
    pile ??= piece
  }
  return pile
}

/** Whether somebody at this table holds cards that others must not see. */
export function hasHands(scene: Scene | null): boolean {
  return (scene?.areas ?? []).some((area) => area.of !== undefined && area.layout === 'fan')
}

/** The game's own areas by where they belong; what says nothing lies in the middle. */
export function spots(scene: Scene): Record<'middle' | 'side' | 'below', Area[]> {
  const found: Record<'middle' | 'side' | 'below', Area[]> = { middle: [], side: [], below: [] }
  for (const area of scene.areas) {
    const own = area.of === scene.seat && scene.seat >= 0 && area.layout === 'fan'
    found[area.spot ?? (own ? 'below' : 'middle')].push(area)
  }
  return found
}

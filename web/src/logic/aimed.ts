// What is aimed at a seat: by a procedure with sides that goes on.

import type { Area, Piece } from '../protocol/scene'
import { W } from '../words'
import { isHidden } from './card'

/** The seats that stand against a seat in some procedure with sides. */
export function against(areas: Area[], seat: number): Set<number> {
  const found = new Set<number>()
  for (const area of areas) {
    const seats = area.layout === 'sides' ? (area.sides ?? []).flatMap((side) => side.of ?? []) : []
    if (seats.includes(seat)) for (const other of seats) if (other !== seat) found.add(other)
  }
  return found
}

/** Whether somebody stands against somebody in a procedure with sides: before that the table below is what one looks at. */
export function begun(area: Area): boolean {
  return new Set((area.pieces ?? []).flatMap((piece) => piece.side ?? [])).size > 1
}

/** What each piece does in procedures with sides, by the id of the piece on its mat. */
export function partsIn(areas: Area[]): Map<string, string> {
  const found = new Map<string, string>()
  for (const area of areas)
    for (const { side, shows, note } of area.pieces ?? [])
      if (side !== undefined && shows) found.set(shows, note || (area.sides?.[side]?.does ?? ''))
  return found
}

/** What has been played in a procedure with sides, newest first. */
export const playedIn = (area: Area): Piece[] => (area.pieces ?? []).filter((piece) => piece.side === undefined)

export interface Answered {
  id: string
  /** The ids of what it goes against or answers. */
  to: string[]
  /** How deep it stands below what it answers. */
  deep: number
}

/** What goes against what, each answer below what it answers, in the order in which it lies. */
export function answers(area: Area): Answered[] {
  const aimed = (area.pieces ?? []).filter((piece) => piece.side !== undefined && piece.to?.length)
  const found: Answered[] = []
  const add = (id: string, deep: number) => {
    const piece = aimed.find((one) => one.id === id)
    if (!piece || found.some((one) => one.id === id)) return
    found.push({ id, to: piece.to ?? [], deep })
    for (const other of aimed) if (other.to?.includes(id)) add(other.id, deep + 1)
  }
  const ids = new Set(aimed.map((piece) => piece.id))
  for (const piece of aimed) if (!piece.to?.some((id) => ids.has(id))) add(piece.id, 0)
  for (const piece of aimed) add(piece.id, 0)
  return found
}

/** What is said of a piece that takes part: what it does there, and whether it lies face down. */
export const standing = (piece: Piece): string => [piece.note ?? '', isHidden(piece) ? W.cards.faceDown : ''].filter(Boolean).join(', ')

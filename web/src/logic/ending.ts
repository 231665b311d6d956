// How a game ended, for the one who looks: one of its seats, or somebody who watches (undefined).

import { isHidden } from './card'
import type { Mat } from './mats'
import type { Ending, Piece } from '../protocol/scene'

export type Verdict = 'won' | 'lost' | 'draw' | 'nobody' | 'theyWon' | 'theyLost' | 'wins'

export function verdict(ending: Ending, seat: number | undefined): Verdict {
  const { scores, won } = ending
  const scored = scores.some((score) => score > 0)
  if (!won.length && scored) return scores.every((score) => score === scores[0]) ? 'draw' : 'nobody'
  if (seat !== undefined) return won.includes(seat) ? 'won' : 'lost'
  if (!won.length) return 'theyLost'
  return won.length === scores.length ? 'theyWon' : 'wins'
}

export interface Standing {
  seat: number
  name: string
  won: boolean
  /** What is told of it, and its points where these are more than shares of a win. */
  told: string
  points: string
}

/** The seats in the order of how they ended: winners first, then by score. `called` are the names by which facts tell of them. */
export function standings(ending: Ending, names: string[], called: string[]): Standing[] {
  const counted = ending.scores.some((score) => score > 1)
  const of = (seat: number): string => ending.facts.find((fact) => isOf(fact.name, seat, names, called))?.value ?? ''
  return ending.scores
    .map((score, seat) => ({ seat, score, name: names[seat] ?? '', won: ending.won.includes(seat), told: of(seat), points: counted ? String(score) : '' }))
    .sort((a, b) => Number(b.won) - Number(a.won) || b.score - a.score || a.seat - b.seat)
}

const isOf = (name: string, seat: number, names: string[], called: string[]): boolean => name === names[seat] || name === called[seat]

/** What is told of the game, and of nobody in particular. */
export const others = (ending: Ending, names: string[], called: string[]): Ending['facts'] => ending.facts.filter((fact) => !names.some((_, seat) => isOf(fact.name, seat, names, called)))

const FRONTS = 5
/** The cards that stand for how it ended: those of these seats that lie open; those with most numbers and attachments come first. */
export function fronts(laid: Mat[], seats: number[]): Piece[] {
  const lying = laid.filter((mat) => seats.includes(mat.seat)).flatMap((mat) => mat.rows.flatMap((area) => area.pieces ?? []))
  const open = lying.filter((piece) => !isHidden(piece) && piece.face && piece.orientation !== 'down')
  const weight = (piece: Piece) => (piece.counters?.length ?? 0) + (piece.on?.length ?? 0)
  const unlike = open.filter((piece, at) => open.findIndex((other) => other.face === piece.face) === at)
  return unlike.sort((a, b) => weight(b) - weight(a)).slice(0, FRONTS).map((piece) => ({ ...piece, orientation: 'upright' as const }))
}

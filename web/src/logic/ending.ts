// How a game ended, for whoever looks: one of its seats, or somebody who watches (undefined).

import type { Ending } from '../protocol/scene'

export type Verdict = 'won' | 'lost' | 'draw' | 'nobody' | 'theyWon' | 'theyLost' | 'wins'

export function verdict(ending: Ending, seat: number | undefined): Verdict {
  const { scores, won } = ending
  const scored = scores.some((score) => score > 0)
  if (!won.length && scored) return scores.every((score) => score === scores[0]) ? 'draw' : 'nobody'
  if (seat !== undefined) return won.includes(seat) ? 'won' : 'lost'
  if (!won.length) return 'theyLost'
  return won.length === scores.length ? 'theyWon' : 'wins'
}

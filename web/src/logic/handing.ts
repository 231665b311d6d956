// Many things that are handed out one at a time, as the rules ask for them, shown as one choice with plus and minus.

import { JOINED } from './gestures'
import type { Shares } from '../protocol/scene'

/** How many are still to be given. */
export const rest = (shares: Shares, given: number[]): number => shares.left - given.reduce((sum, n) => sum + n, 0)

/** Whether somebody can be given one more. */
export const fits = (shares: Shares, given: number[], at: number): boolean => rest(shares, given) > 0 && (given[at] ?? 0) < (shares.room[at]?.most ?? 0)

/** The gesture that hands them out so, in the order of the room: what answers itself is left out. Null unless all are given. */
export function handed(shares: Shares, given: number[]): string | null {
  if (rest(shares, given) !== 0) return null
  const room = shares.room.map((one) => one.most)
  const parts: string[] = []
  let left = shares.left
  given.forEach((count, at) => {
    for (let n = 0; n < count; n++) {
      const offered = room.filter((free, to) => free > 0 && room.slice(to).reduce((sum, one) => sum + one, 0) >= left)
      if (offered.length > 1 || !shares.alone) parts.push(shares.room[at]!.notation)
      room[at]! -= 1
      room.fill(0, 0, at)
      left -= 1
    }
  })
  return parts.join(JOINED)
}

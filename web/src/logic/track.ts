// The signs on a row of the turn sequence.

import type { TrackRow } from '../protocol/messages'

export type TrackSign = 'asks' | 'opens' | 'passes' | 'stops'

/** What a row is marked with: one is asked there, may answer there, an order passes there, or one always stops there. */
export function signsOf(row: TrackRow): TrackSign[] {
  if (row.stop) return ['stops']
  const window: TrackSign[] = row.window ? [row.passed ? 'passes' : 'opens'] : []
  return row.asked ? ['asks', ...window] : window
}

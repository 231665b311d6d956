// The signs on a row of the turn sequence.

import type { TrackRow } from '../protocol/generated'
import type { Procedure, ProcedureRow } from '../protocol/scene'

export type TrackSign = 'asks' | 'opens' | 'passes' | 'stops'

/** A stop is told from the dots beside it by its colour, too. */
export const colorOf = (sign: TrackSign): string => (sign === 'stops' ? 'var(--danger)' : 'currentColor')

/** How the server names a row of the sequence. */
export const placeOf = (procedure: Procedure, row: ProcedureRow): string => `${procedure.name}: ${row.name}`

/** What a row is marked with: one is asked there, may answer there, an order passes there, or one always stops there. */
export function signsOf(row: TrackRow): TrackSign[] {
  if (row.stop) return ['stops']
  const window: TrackSign[] = row.window ? [row.passed ? 'passes' : 'opens'] : []
  return row.asked ? ['asks', ...window] : window
}

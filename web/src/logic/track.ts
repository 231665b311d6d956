// The signs on a row of the turn sequence.

import type { TrackRow } from '../protocol/generated'
import type { Procedure, ProcedureRow } from '../protocol/scene'

export type TrackSign = 'asks' | 'opens' | 'passes' | 'stops'

/** A stop is told from the dots beside it by its colour, too. */
export const colorOf = (sign: TrackSign): string => (sign === 'stops' ? 'var(--danger)' : 'currentColor')

/** How the server names a row of the sequence. */
export const placeOf = (procedure: Procedure, row: ProcedureRow): string => `${procedure.name}: ${row.name}`

/** What is not being carried out, with the rows at which one can stop all the same. */
export function elsewhere(track: TrackRow[], shown: Procedure[]): Procedure[] {
  const names = new Set(shown.map((one) => one.name))
  const rest = [...new Set(track.map((row) => row.of))].filter((name) => !names.has(name))
  return rest.map((name) => ({
    name,
    rows: track.filter((row) => row.of === name).map((row) => ({ name: row.place.slice(name.length + 2), rule: '' })),
    current: -1,
  }))
}

/** What a row is marked with: one is asked there, may answer there, an order passes there, or one always stops there. */
export function signsOf(row: TrackRow): TrackSign[] {
  if (row.stop) return ['stops']
  const window: TrackSign[] = row.window ? [row.passed ? 'passes' : 'opens'] : []
  return row.asked ? ['asks', ...window] : window
}

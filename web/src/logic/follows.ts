// What comes after the row that is being carried out, as far as the sequence tells it.

import type { Procedure } from '../protocol/scene'

/** The name of the next row: of the innermost procedure that has one left; "" where the sequence ends. */
export function follows(procedures: Procedure[]): string {
  for (const procedure of [...procedures].reverse()) {
    const next = procedure.rows[procedure.current + 1]
    if (next) return next.name
  }
  return ''
}

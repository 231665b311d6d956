// What comes after the row that is being carried out, as far as the sequence tells it.

import type { Procedure } from '../protocol/scene'

/** The name of the next row that is not mostly passed by: of the innermost procedure that has one left; "" where the sequence ends. */
export function follows(procedures: Procedure[]): string {
  for (const procedure of [...procedures].reverse()) {
    const next = procedure.rows.slice(procedure.current + 1).find((row) => !row.seldom)
    if (next) return next.name
  }
  return ''
}

// The links of a table that this browser may hand on.

import type { Seat } from './seat.svelte'
import { tables } from './tables.svelte'

export interface SeatLink {
  seat: number | null
  link: string
}

/** A link as it can be given to others. */
export const full = (link: string): string =>
  /^https?:/.test(link) ? link : new URL(link.replace(/^\//, ''), window.location.href.split('#')[0]).href

/** The links of a table's people and of those who watch (`seat` is null), as far as they are known here. */
export function links(seat: Seat | null): SeatLink[] {
  const found = new Map((tables.find(seat?.table ?? '')?.links ?? []).map((one) => [one.seat, one.link]))
  for (const fresh of seat?.view.links ?? []) found.set(fresh.seat, fresh.link)
  return [...found.entries()]
    .filter(([at]) => at === null || seat?.view.table?.seats[at]?.kind !== 'bot')
    .map(([at, link]) => ({ seat: at, link: full(link) }))
}

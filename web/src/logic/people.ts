// Who sits at a table, and whether they are there.

import type { SeatInfo, Summary } from '../protocol/generated'
import type { Scene } from '../protocol/scene'
import { W } from '../words'
import { findPiece } from './options'

/** What a seat is called: as its player, else as it is called on the table, where nobody need play it, else by its letter. */
export const seatName = (seat: number, seats: readonly SeatInfo[] = [], scene: Scene | null = null): string =>
  seats[seat]?.name || scene?.players.find((one) => one.seat === seat)?.name || findPiece(scene, `seat:${seat}`)?.name || W.setup.seat(seat + 1)

/** Whether a table has seats for several: nobody needs to be told of others where there are none. */
export const hasOthers = (table: Summary | null | undefined): boolean => (table?.seats.length ?? 1) > 1

/** Whether one plays alone or among bots whose seats nobody ever had: only then may an order tell what one holds, as the server says. */
export const isOnlyPerson = (seats: readonly SeatInfo[]): boolean => {
  const others = seats.filter((seat) => seat.kind === 'bot')
  return others.length === seats.length - 1 && !others.some((seat) => seat.taken)
}

export type Presence = 'you' | 'bot' | 'here' | 'away' | 'never'

export function presence(seat: SeatInfo, own: number): Presence {
  if (seat.seat === own) return 'you'
  if (seat.kind === 'bot') return 'bot'
  if (seat.here) return 'here'
  return seat.taken ? 'away' : 'never'
}

/** Whether somebody is there, in words; `now` is in milliseconds. */
export function told(seat: SeatInfo, own: number, now: number): string {
  switch (presence(seat, own)) {
    case 'you':
      return W.table.you
    case 'bot':
      return W.people.bot(seat.player ?? '')
    case 'here':
      return ''
    case 'never':
      return W.people.never
    case 'away':
      return away(seat, now)
  }
}

export const away = (seat: SeatInfo, now: number): string =>
  seat.gone === null ? W.people.gone : W.people.away(W.people.ago(now / 1000 - seat.gone))

export interface Change {
  seat: number
  name: string
  came: boolean
}

/** Of two lists of seats: the first person, not oneself, who has come or gone. */
export function change(before: SeatInfo[], after: SeatInfo[], own: number): Change | null {
  for (const [at, seat] of after.entries()) {
    const was = before[at]
    if (!was || seat.seat === own || seat.kind === 'bot' || seat.here === was.here) continue
    return { seat: seat.seat, name: seat.name, came: seat.here }
  }
  return null
}

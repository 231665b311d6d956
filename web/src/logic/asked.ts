// Who is asked, where several seats are asked at once.

import type { AskedWindow } from '../protocol/scene'

export interface Asking {
  asked: boolean
  window: AskedWindow | null
}

/** Of the seats in one browser the one that is asked there now: that with the first window that is open. */
export function firstAsked<T extends Asking>(seats: T[]): T | undefined {
  return seats.filter((seat) => seat.asked).sort((a, b) => (a.window?.window ?? 0) - (b.window?.window ?? 0))[0]
}

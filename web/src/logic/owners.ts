// A question about cards of several seats: its options stand together by whose they are, under the names of the seats.

import type { Choice, Scene } from '../protocol/scene'
import { has } from './options'

/** An option, and the seat under whose name it stands, where that is told. */
export type Owned<T extends Choice = Choice> = T & { of?: number | undefined }

/** The seat before which a piece lies, -1 for none. */
const seatOf = (scene: Scene, id: string): number => scene.areas.find((area) => area.spot === undefined && (area.of ?? -1) >= 0 && has(area, [id]))?.of ?? -1

/**
 * The options by seats, in the order in which these first come; what is about no card stands behind them. A question is left as it
 * is where an option is about several cards, or all cards are of one seat.
 */
export function owned(options: Choice[], scene: Scene | null): Owned[] {
  const about = options.filter((option) => option.pieces.length)
  if (!scene || about.length < 2 || about.some((option) => option.pieces.length > 1)) return options
  const found = about.map((option) => ({ ...option, of: seatOf(scene, option.pieces[0]!) }))
  const seats = [...new Set(found.map((option) => option.of))]
  if (seats.length < 2 || seats.includes(-1)) return options
  const rest = options.filter((option) => !option.pieces.length)
  return [...seats.flatMap((seat) => found.filter((option) => option.of === seat)), ...rest]
}

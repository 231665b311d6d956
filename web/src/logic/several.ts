// Several that are chosen one after another, as the rules ask for them, shown as one choice with ticks and one "done".

import { JOINED } from './gestures'
import type { Choice } from '../protocol/scene'
import type { Why } from '../protocol/view'
import type { Numbered } from './options'

const word = (notation: string): string => notation.split(' ').slice(0, -1).join(' ')

/** What can be ticked where several are asked for: options about one piece each, all of one kind, beside at most one that is about none. */
export function tickable(options: Numbered[]): Numbered[] {
  const tied = options.filter((option) => option.pieces.length)
  if (tied.length < 2 || options.length - tied.length > 1) return []
  const alike = tied.every((option) => option.pieces.length === 1 && word(option.notation) === word(tied[0]!.notation))
  return alike ? tied : []
}

/** The gesture that chooses them all and is done, in the order of the list; null if they cannot be all. */
export function gesture(ticked: Choice[], plain: Choice | undefined, after: Pick<Why, 'then' | 'more'> | undefined): string | null {
  if (!ticked.length) return plain?.notation ?? null
  if (!after) return null
  if (!after.more) return joinedOf(ticked)
  const done = after.then.find((option) => !option.pieces.length)
  return done ? joinedOf([...ticked, done]) : null
}

export const joinedOf = (ticked: Choice[]): string => ticked.map((option) => option.notation).join(JOINED)

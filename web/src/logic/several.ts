// Several that are chosen one after another, as the rules ask for them, shown as one choice with ticks and one "done".

import type { Choice } from '../protocol/scene'
import type { Numbered } from './options'

const word = (notation: string): string => notation.split(' ').slice(0, -1).join(' ')

/** What could be ticked: options about one piece each, all of one kind, beside at most one that is about none. */
export function tickable(options: Numbered[]): Numbered[] {
  const tied = options.filter((option) => option.pieces.length)
  if (tied.length < 2 || options.length - tied.length > 1) return []
  const alike = tied.every((option) => option.pieces.length === 1 && word(option.notation) === word(tied[0]!.notation))
  return alike ? tied : []
}

/** Whether the same is asked again once the first has been chosen: then several may be. */
export const goesOn = (tied: Choice[], then: Choice[] | undefined): boolean =>
  !!then?.length && tied.length > 1 && tied.slice(1).every((option) => then.some((other) => other.notation === option.notation))

/** Whether an order is asked for: after the second, what was first can still be chosen, and one cannot be done yet. Then one
 *  click says what comes next. */
export const orders = (tied: Choice[], thenOfSecond: Choice[] | undefined): boolean =>
  !!thenOfSecond?.some((option) => option.notation === tied[0]?.notation) && thenOfSecond.every((option) => option.notation !== 'done')

/** The gesture that chooses them all and is done, in the order of the list; null if they cannot be all. */
export function gesture(ticked: Choice[], plain: Choice | undefined, then: Choice[] | undefined): string | null {
  if (!ticked.length) return plain?.notation ?? null
  if (!then) return null
  const joined = joinedOf(ticked)
  const done = then.find((option) => !option.pieces.length)
  if (done) return `${joined} + ${done.notation}`
  const more = then.some((option) => ticked[0] && word(option.notation) === word(ticked[0].notation))
  return more ? null : joined
}

export const joinedOf = (ticked: Choice[]): string => ticked.map((option) => option.notation).join(' + ')

/** What a card that is dropped on others can mean: its options that are about them, and those that could go on with them. */
export const meant = (own: Choice[], dropped: string, over: string[], then: (notation: string) => Choice[]): string[] => {
  const about = (pieces: string[]) => pieces.some((id) => id !== dropped && over.includes(id))
  return own.flatMap((option) =>
    about(option.pieces) ? [option.notation] : then(option.notation).flatMap((next) => (about(next.pieces) ? [`${option.notation} + ${next.notation}`] : [])),
  )
}

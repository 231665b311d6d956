// Odds of drawing, exact (hypergeometric), and sample hands.

/** The odds of none of `good` cards among `drawn` out of `all`. */
function none(all: number, good: number, drawn: number): number {
  let odds = 1
  for (let n = 0; n < Math.min(drawn, all); n++) odds *= Math.max(0, all - good - n) / (all - n)
  return good > 0 ? odds : 1
}

/** The odds of at least one of `good` cards among `drawn` out of `all`. */
export const atLeastOne = (all: number, good: number, drawn: number): number => 1 - none(all, good, drawn)

/** The same if a hand without one is set aside, so many times: the new one is drawn from the rest, and only then do the cards
 * set aside go back. `more` are drawn afterwards, if there was none. */
export function withMulligans(all: number, good: number, drawn: number, mulligans: number, more = 0): number {
  if (drawn >= all) return atLeastOne(all, good, drawn)
  return 1 - none(all, good, drawn) * none(all - drawn, good, drawn) ** mulligans * none(all - drawn, good, more)
}

/** A hand out of a pile, and what is left of the pile. */
export interface Dealt {
  hand: string[]
  rest: string[]
}

/** So many cards of a pile at random. */
export function dealt(pile: readonly string[], drawn: number, chance: () => number = Math.random): Dealt {
  const hand = sample(pile.map((_, n) => n), drawn, chance)
  return { hand: hand.map((n) => pile[n]!), rest: pile.filter((_, n) => !hand.includes(n)) }
}

/** The hand after the cards at some places were set aside and replaced from the rest, into which they then go. */
export function replaced({ hand, rest }: Dealt, aside: readonly number[], chance: () => number = Math.random): Dealt {
  const drawn = dealt(rest, aside.length, chance)
  const places = aside.slice(0, drawn.hand.length)
  return {
    hand: hand.map((card, n) => (places.includes(n) ? drawn.hand[places.indexOf(n)]! : card)),
    rest: [...drawn.rest, ...places.map((n) => hand[n]!)],
  }
}

/** So many cards of a pile at random. */
export function sample<T>(pile: readonly T[], drawn: number, chance: () => number = Math.random): T[] {
  const rest = [...pile]
  const found: T[] = []
  while (found.length < drawn && rest.length) found.push(...rest.splice(Math.floor(chance() * rest.length), 1))
  return found
}

export const percent = (share: number): string => (share > 0 && share < 0.0005 ? '< 0.1 %' : `${(100 * share).toFixed(1)} %`)

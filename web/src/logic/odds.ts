// Odds of drawing, exact (hypergeometric), and sample hands.

/** The odds of at least one of `good` cards among `drawn` out of `all`. */
export function atLeastOne(all: number, good: number, drawn: number): number {
  let none = 1
  for (let n = 0; n < Math.min(drawn, all); n++) none *= Math.max(0, all - good - n) / (all - n)
  return good > 0 && drawn > 0 ? 1 - none : 0
}

/** The same if a first hand without one may be given back so many times for another one. */
export const withMulligans = (odds: number, mulligans: number): number => 1 - (1 - odds) ** (mulligans + 1)

/** So many cards of a pile at random. */
export function sample<T>(pile: readonly T[], drawn: number, chance: () => number = Math.random): T[] {
  const rest = [...pile]
  const found: T[] = []
  while (found.length < drawn && rest.length) found.push(...rest.splice(Math.floor(chance() * rest.length), 1))
  return found
}

export const percent = (share: number): string => (share > 0 && share < 0.0005 ? '< 0.1 %' : `${(100 * share).toFixed(1)} %`)

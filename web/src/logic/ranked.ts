// How well something that is called by a name answers what is looked for, and lists in that order. Pure.

/** The ranks: it is called so, it begins so, the name contains it, or only the text does. */
const SAME = 0
const BEGINS = 1
const CONTAINS = 2
const ELSEWHERE = 3

/** How well a name answers a query; the smaller, the better. */
export function rank(name: string, query: string): number {
  const [low, wanted] = [name.toLowerCase(), query.trim().toLowerCase()]
  if (low === wanted) return SAME
  if (low.startsWith(wanted)) return BEGINS
  return low.includes(wanted) ? CONTAINS : ELSEWHERE
}

/** The list with what is called most like the query in front, otherwise in its order; as it is without a query. */
export const ranked = <T>(list: readonly T[], called: (one: T) => string, query: string): readonly T[] =>
  query.trim() ? list.toSorted((one, other) => rank(called(one), query) - rank(called(other), query)) : list

/** How well the best of a list answers a query. */
export const best = <T>(list: readonly T[], called: (one: T) => string, query: string): number => Math.min(...list.map((one) => rank(called(one), query)))

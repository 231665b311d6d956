// A long list by words that somebody types. Pure.

/** More than so many are no list that one looks through at a glance. */
const MANY = 12

/** Whether a list is so long that it can be searched. */
export const many = (list: readonly unknown[]): boolean => list.length > MANY

/** Those of a list in what is said of which each word of the query occurs. */
export function sifted<T>(list: readonly T[], query: string, said: (one: T) => string): readonly T[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return list.filter((one) => words.every((word) => said(one).toLowerCase().includes(word)))
}

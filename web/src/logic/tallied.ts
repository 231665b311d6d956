// Names in a line, each once.

import { W } from '../words'

/** Some names, each where it comes first, with how often it comes if that is more than once. */
export function tallied(names: string[]): string {
  const often = new Map<string, number>()
  for (const name of names) often.set(name, (often.get(name) ?? 0) + 1)
  return [...often].map(([name, n]) => (n > 1 ? W.table.times(n, name) : name)).join(', ')
}

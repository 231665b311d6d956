// Filters of a search: a term such as `clan:brujah` in a query, put in and taken out by a click. Several values of one fact are
// joined by "or".

const quoted = (value: string): string => (value.includes(' ') ? `"${value}"` : value)
export const term = (fact: string, value: string): string => `${fact}:${quoted(value)}`

/** The words of a query; what stands in quotes is one. */
const words = (query: string): string[] => query.match(/(?:[^\s"]+|"[^"]*"?)+/g) ?? []

/** Whether a query has a term. */
export const has = (query: string, wanted: string): boolean => words(query).some((word) => word.toLowerCase() === wanted.toLowerCase())

/** The query with a term, or without it where it has it. */
export function toggled(query: string, fact: string, value: string): string {
  const wanted = term(fact, value)
  const all = words(query)
  const at = all.findIndex((word) => word.toLowerCase() === wanted.toLowerCase())
  if (at >= 0) {
    const before = all[at - 1] === 'or'
    all.splice(before ? at - 1 : at, before || all[at + 1] === 'or' ? 2 : 1)
    return all.join(' ')
  }
  const last = all.findLastIndex((word) => word.startsWith(`${fact}:`))
  if (last >= 0) all.splice(last + 1, 0, 'or', wanted)
  else all.push(wanted)
  return all.join(' ')
}

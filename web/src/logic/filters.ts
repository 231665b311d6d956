// Filters of a search: a term such as `clan:brujah` in a query, put in and taken out by a click. Several values of one fact are
// alternatives, in brackets where other terms stand beside them: "or" binds weaker than terms side by side.

const quoted = (value: string): string => (value.includes(' ') ? `"${value}"` : value)
export const term = (fact: string, value: string): string => `${fact}:${quoted(value)}`

/** The words and brackets of a query; what stands in quotes is one. */
const words = (query: string): string[] => query.match(/-?\(|\)|(?:[^\s"()]+|"[^"]*"?)+/g) ?? []
const written = (all: string[]): string => all.join(' ').replaceAll(/\( /g, '(').replaceAll(' )', ')')
const OPENS = ['(', '-(']

/** Whether a query has a term. */
export const has = (query: string, wanted: string): boolean => words(query).some((word) => word.toLowerCase() === wanted.toLowerCase())

/** Whether the word at a place is the whole of an alternative. */
const alone = (all: string[], at: number): boolean => [...OPENS, 'or', undefined].includes(all[at - 1]) && [')', 'or', undefined].includes(all[at + 1])

/** Whether alternatives stand in no brackets. */
function loose(all: string[]): boolean {
  let deep = 0
  return all.some((word) => {
    if (OPENS.includes(word)) deep += 1
    if (word === ')') deep -= 1
    return word === 'or' && !deep
  })
}

/** Take a word out, with the "or" beside it where it was an alternative, and brackets that then hold no more than one word. */
function without(all: string[], at: number): string[] {
  const rest = [...all]
  const or = alone(all, at) ? [at - 1, at + 1].find((beside) => all[beside] === 'or') : undefined
  const begin = Math.min(at, or ?? at)
  rest.splice(begin, or === undefined ? 1 : 2)
  const opens = [begin - 1, begin - 2].find((place) => OPENS.includes(rest[place] ?? ''))
  if (opens === undefined) return rest
  if (rest[opens + 1] === ')') rest.splice(opens, 2)
  else if (rest[opens] === '(' && rest[opens + 2] === ')') rest.splice(opens, 3, rest[opens + 1]!)
  return rest
}

/** The query with a term, or without it where it has it. */
export function toggled(query: string, fact: string, value: string): string {
  const wanted = term(fact, value)
  const all = words(query)
  const at = all.findIndex((word) => word.toLowerCase() === wanted.toLowerCase())
  if (at >= 0) return written(without(all, at))
  const last = all.findLastIndex((word) => word.startsWith(`${fact}:`))
  if (last < 0) return written([...(loose(all) ? ['(', ...all, ')'] : all), wanted])
  const either = alone(all, last) ? [all[last]!, 'or', wanted] : ['(', all[last]!, 'or', wanted, ')']
  return written(all.toSpliced(last, 1, ...either))
}

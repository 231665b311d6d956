// Cards that a sentence names.

export interface Named {
  text: string
  /** The short name of the card that is meant. */
  face?: string
}

export interface Names {
  pattern: RegExp | null
  faces: ReadonlyMap<string, string>
}

/** A text as a part of a pattern that finds just it. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** What finds the names of cards: the longest name first. */
export function namesOf(cards: { name: string; topic: string }[]): Names {
  const faces = new Map(cards.filter((card) => card.name.length > 2).map((card) => [card.name, card.topic]))
  const all = [...faces.keys()].sort((a, b) => b.length - a.length).map(escaped)
  return { pattern: all.length ? new RegExp(`(?<![\\p{L}])(?:${all.join('|')})(?![\\p{L}])`, 'gu') : null, faces }
}

/** Sentences that have been read: the same one stands in the question, in the log and among what happened. */
const read = new WeakMap<Names, Map<string, Named[]>>()
const MANY = 500

/** A sentence in parts, those that name a card apart. */
export function named(text: string, names: Names): Named[] {
  const known = read.get(names) ?? new Map<string, Named[]>()
  const parts = known.get(text) ?? split(text, names)
  if (known.size > MANY) known.clear()
  read.set(names, known.set(text, parts))
  return parts
}

function split(text: string, names: Names): Named[] {
  if (!names.pattern) return [{ text }]
  const found: Named[] = []
  let last = 0
  for (const match of text.matchAll(names.pattern)) {
    if (match.index > last) found.push({ text: text.slice(last, match.index) })
    found.push({ text: match[0], face: names.faces.get(match[0])! })
    last = match.index + match[0].length
  }
  if (last < text.length) found.push({ text: text.slice(last) })
  return found
}

/** The cards that a sentence names, by their short names: what the rest comes from, where that is known, before the others. */
export function causeFirst(parts: Named[], cause = ''): string[] {
  const cards = parts.flatMap(({ face }) => face ?? [])
  return cards.includes(cause) ? [cause, ...cards.filter((face) => face !== cause)] : cards
}

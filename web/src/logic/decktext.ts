// Decks as text, and what is changed in one. Only the server reads texts; what is changed by clicks is written here.

import type { DeckPart, DeckRoom } from '../protocol/generated'

/** Characters that the text of a deck may have here, and that of one which is brought to a table: all of a message. */
export const [LONGEST, LONGEST_BROUGHT] = [20_000, 15_000]
const MOST_COPIES = 99

const oneLine = (text: string): string => text.split(/\s+/).filter(Boolean).join(' ')

/** A deck in the project's text form. */
export function written(room: DeckRoom, name: string, note: string, parts: DeckPart[]): string {
  const called = new Map(room.cards.map((card) => [card.id, card.name]))
  const head = [name && `Name: ${oneLine(name)}`, note && `Note: ${oneLine(note)}`].filter(Boolean)
  const blocks = room.sections.flatMap((section) => {
    const cards = parts.find((part) => part.name === section.name)?.cards ?? []
    if (!cards.length) return []
    const lines = cards.map((one) => `${one.copies} ${called.get(one.card) ?? one.card}${one.marked && section.mark ? ` (${section.mark})` : ''}`)
    return [[`${section.name}:`, ...lines].join('\n')]
  })
  return `${[head.join('\n'), ...blocks].filter(Boolean).join('\n\n')}\n`
}

/** The sections with so many copies more (or fewer) of a card. */
export function withCard(room: DeckRoom, parts: DeckPart[], section: string, card: string, by: number): DeckPart[] {
  const there = parts.find((part) => part.name === section)?.cards ?? []
  const old = there.find((one) => one.card === card)
  const copies = Math.min(MOST_COPIES, (old?.copies ?? 0) + by)
  const cards = old ? there.flatMap((one) => (one !== old ? [one] : copies > 0 ? [{ ...one, copies }] : [])) : copies > 0 ? [...there, { card, copies, marked: false }] : there
  return room.sections.flatMap(({ name }) => {
    const found = name === section ? cards : (parts.find((part) => part.name === name)?.cards ?? [])
    return found.length ? [{ name, cards: found }] : []
  })
}

/** The sections with a card as the marked one of its section. */
export const withMark = (parts: DeckPart[], section: string, card: string): DeckPart[] =>
  parts.map((part) => (part.name === section ? { ...part, cards: part.cards.map((one) => ({ ...one, marked: one.card === card })) } : part))

export const count = (part: DeckPart | undefined): number => (part?.cards ?? []).reduce((sum, one) => sum + one.copies, 0)

export interface Difference {
  section: string
  card: string
  before: number
  after: number
}

/** What two decks differ in. */
export function differences(before: DeckPart[], after: DeckPart[]): Difference[] {
  const names = [...new Set([...before, ...after].map((part) => part.name))]
  return names.flatMap((section) => {
    const [old, now] = [before, after].map((parts) => new Map((parts.find((part) => part.name === section)?.cards ?? []).map((one) => [one.card, one.copies])))
    return [...new Set([...old!.keys(), ...now!.keys()])]
      .map((card) => ({ section, card, before: old!.get(card) ?? 0, after: now!.get(card) ?? 0 }))
      .filter((one) => one.before !== one.after)
  })
}

/** The cards of a section by their types, in the order of the types; together, if they are of one. */
export function grouped(part: DeckPart | undefined, room: DeckRoom | null): [string, DeckPart['cards']][] {
  const kinds = new Map((room?.cards ?? []).map((card) => [card.id, card.kind]))
  const found = new Map<string, DeckPart['cards']>()
  for (const one of part?.cards ?? []) {
    const kind = kinds.get(one.card) ?? ''
    found.set(kind, [...(found.get(kind) ?? []), one])
  }
  if (found.size < 2) return [['', part?.cards ?? []]]
  const order = room?.choices['type'] ?? []
  return [...found].sort(([one], [other]) => order.indexOf(one) - order.indexOf(other))
}

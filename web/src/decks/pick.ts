// Decks that one can take to a table: any, those that come with the game, those of this browser.

import type { DeckRoom, SuppliedDeck } from '../protocol/generated'
import { deckRoom } from '../protocol/api'
import { decks } from '../state/decks.svelte'

export interface Pick {
  key: string
  name: string
  /** What a set-up takes: a name or a text. */
  text: string
  /** The face that it is known by, and a short word. */
  head?: string | undefined
  note?: string
}

export const legal = (room: DeckRoom, rules: string): SuppliedDeck[] => room.supplied.filter((one) => one.rules.includes(rules))

/** All decks that can be taken, one's own first. */
export const picks = (room: DeckRoom | null, rules: string): Pick[] => [
  ...(room ? decks.of(room.game) : []).filter((deck) => deck.text.trim()).map((deck) => ({ key: deck.id, name: deck.name, text: deck.text })),
  ...(room ? legal(room, rules) : []).map((one) => ({ key: one.key, name: one.name, text: one.key, head: one.heads[0], note: one.note })),
]

/** A supplied legal deck at random, another one than those that are taken as long as there is one. */
export function anyDeck(room: DeckRoom, rules: string, taken: string[] = []): string {
  const all = legal(room, rules).map((one) => one.key)
  const free = all.filter((key) => !taken.includes(key))
  const from = free.length ? free : all
  return from[Math.floor(Math.random() * from.length)] ?? ''
}

/** The set-up option with a legal deck at random for so many seats. */
export async function anyDecks(game: string, seats: number): Promise<Record<string, unknown>> {
  const room = await deckRoom(game)
  const found: string[] = []
  while (found.length < seats) found.push(anyDeck(room, room.rules[0] ?? '', found))
  return { [room.option]: found }
}

// Decks that one can take to a table: any, those that come with the game, those of this browser.

import type { DeckRoom } from '../protocol/generated'
import { anyDeck, legal, type Chosen } from '../logic/supplied'
import { deckRoom } from '../protocol/api'
import { decks } from '../state/decks.svelte'
import { faces } from '../state/faces.svelte'

export interface Pick {
  key: string
  name: string
  /** What a set-up takes: a name or a text. */
  text: string
  /** The face that it is known by, and a short word. */
  head?: string | undefined
  /** Whether it is one of this browser's. */
  own?: boolean
  note?: string
}

/** All decks that can be taken, one's own first. */
export const picks = (room: DeckRoom | null, rules: string, chosen: Chosen = {}): Pick[] => [
  ...(room ? decks.of(room.game) : []).filter((deck) => deck.text.trim()).map((deck) => ({ key: deck.id, name: deck.name, text: deck.text, head: deck.head, own: true })),
  ...(room ? legal(room, rules, chosen) : []).map((one) => ({ key: one.key, name: one.name, text: one.key, head: one.heads[0], note: one.note })),
]

/** All that is said of a deck where it can be chosen: its name, the card that it is known by, what it does. */
export const sayings = (game: string, one: { name: string; head?: string | undefined; note?: string | undefined }): string => [one.name, faces.piece(game, one.head)?.name, one.note].filter(Boolean).join(' ')

/** The set-up option with decks for so many seats: the first one's own, if it has one, and legal ones at random. */
export async function anyDecks(game: string, seats: number, chosen: Chosen, own = ''): Promise<Record<string, unknown>> {
  const room = await deckRoom(game)
  const found: string[] = own ? [own] : []
  while (found.length < seats) found.push(anyDeck(room, room.rules[0] ?? '', chosen, found))
  return { [room.option]: found }
}

// Which of the decks that come with a game can be brought to a table.

import type { DeckRoom, SuppliedDeck } from '../protocol/generated'

/** The set-up as far as decks ask for it: each option with its value. */
export type Chosen = Record<string, unknown>

/** The supplied decks that can be brought: legal by the rules, and made for what the set-up says. */
export const legal = (room: DeckRoom, rules: string, chosen: Chosen = {}): SuppliedDeck[] =>
  room.supplied.filter((one) => one.rules.includes(rules) && Object.entries(one.made_for).every(([name, value]) => !(name in chosen) || chosen[name] === value))

/** A supplied legal deck at random, another one than those that are taken as long as there is one. */
export function anyDeck(room: DeckRoom, rules: string, chosen: Chosen, taken: string[] = []): string {
  const all = legal(room, rules, chosen).map((one) => one.key)
  const free = all.filter((key) => !taken.includes(key))
  const from = free.length ? free : all
  return from[Math.floor(Math.random() * from.length)] ?? ''
}

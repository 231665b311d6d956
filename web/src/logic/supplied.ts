// Which of the decks that come with a game can be brought to a table.

import type { DeckRoom, SuppliedDeck } from '../protocol/generated'
import { W } from '../words'

/** The set-up as far as decks ask for it: each option with its value. */
export type Chosen = Record<string, unknown>

/** Whether a deck that is made for some values of a set-up fits one, as far as that says anything. */
export const suits = (madeFor: Readonly<Record<string, string>>, chosen: Chosen): boolean =>
  Object.entries(madeFor).every(([name, value]) => !(name in chosen) || chosen[name] === value)

/** The supplied decks that can be brought: legal by the rules, and made for what the set-up says. */
export const legal = (room: DeckRoom, rules: string, chosen: Chosen = {}): SuppliedDeck[] =>
  room.supplied.filter((one) => one.rules.includes(rules) && suits(one.made_for, chosen))

/** What tells two decks apart: the name, and the cards that lead it. */
export interface Called {
  name: string
  heads: string[]
}

/** Against whom a deck is tried unless somebody says so: another deck with other leading cards, else one with another name, else itself. */
export function opponent<T extends Called>(all: T[], own: Called): T | undefined {
  const others = all.filter((one) => one.name !== own.name)
  return others.find((one) => one.heads.join() !== own.heads.join()) ?? others[0] ?? all[0]
}

/** The decks of so many opponents: the first one, and those that come after it, each once as long as there are others. */
export const opponents = <T>(all: T[], first: T, n: number): T[] => Array.from({ length: n }, (_, at) => all[(all.indexOf(first) + at) % all.length] ?? first)

/** The names of the sides of a trial, as those of its seats; a deck against itself is told apart. */
export const sides = (own: string, others: string[]): string[] => [own, ...others.map((other) => (own === other ? W.decks.mirror(other) : other))]

/** A supplied legal deck at random, another one than those that are taken as long as there is one. */
export function anyDeck(room: DeckRoom, rules: string, chosen: Chosen, taken: string[] = []): string {
  const all = legal(room, rules, chosen).map((one) => one.key)
  const free = all.filter((key) => !taken.includes(key))
  const from = free.length ? free : all
  return from[Math.floor(Math.random() * from.length)] ?? ''
}

/** What most notes of decks say in brackets at their end, as a sentence about them, '' if there is none; and each note without that. */
export function common(notes: (string | undefined)[]): { told: string; rest: (note: string | undefined) => string } {
  const parts = (note: string) => {
    const [, text = '', more = ''] = /^(.*?)(?:\s*\(([^()]*)\))?$/s.exec(note) ?? []
    return { text, more: more.split('; ').filter(Boolean) }
  }
  const said = notes.flatMap((note) => (note ? [parts(note).more] : []))
  const saying = (one: string) => said.filter((list) => list.includes(one)).length
  const most = said.length > 1 ? [...new Set(said.flat())].filter((one) => 2 * saying(one) > said.length) : []
  return {
    told: most.length ? W.decks.most(most.join('; '), most.every((one) => saying(one) === said.length)) : '',
    rest(note) {
      const { text, more } = parts(note ?? '')
      const left = more.filter((one) => !most.includes(one)).join('; ')
      return left ? `${text} (${left})` : text
    },
  }
}

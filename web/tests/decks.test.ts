import { expect, test } from 'vitest'
import { has, toggled } from '../src/logic/filters'
import { seated } from '../src/logic/seated'
import { differences, grouped, withCard, withMark, written } from '../src/logic/decktext'
import { atLeastOne, dealt, percent, replaced, sample, withMulligans } from '../src/logic/odds'
import { anyDeck, common, legal, opponent, opponents, sides } from '../src/logic/supplied'
import { packed, unpacked } from '../src/logic/packed'
import type { DeckPart, DeckRoom } from '../src/protocol/generated'

const card = (id: string, name: string, section: string) => ({ id, face: id, name, section, line: '', kind: '', set: '' })
const ROOM: DeckRoom = {
  game: 'made-up', title: 'Made Up', sections: [{ name: 'Heroes', mark: 'Chief' }, { name: 'Pile', mark: '' }], rules: ['all'], forms: ['text'], supplied: [],
  cards: [card('a', 'Ann', 'Heroes'), card('b', 'Bob', 'Heroes'), card('h', 'Hail', 'Pile')], facts: [], choices: {}, numbers: [], option: 'decks', rules_option: 'deck_rules', mulligans: 0,
}
const PARTS: DeckPart[] = [
  { name: 'Heroes', cards: [{ card: 'a', copies: 1, marked: true }] },
  { name: 'Pile', cards: [{ card: 'h', copies: 3, marked: false }] },
]

test('a deck is written in the form that the server reads', () => {
  expect(written(ROOM, 'My\ndeck', '', PARTS)).toBe('Name: My deck\n\nHeroes:\n1 Ann (Chief)\n\nPile:\n3 Hail\n')
  expect(written(ROOM, '', '', [{ name: 'Pile', cards: [{ card: 'x', copies: 1, marked: false }] }])).toBe('Pile:\n1 x\n')
})

test('a section is grouped by the types of its cards, if they are of several', () => {
  const cards = [{ card: 'a', copies: 1, marked: false }, { card: 'b', copies: 2, marked: false }, { card: 'h', copies: 3, marked: false }]
  const room = { ...ROOM, choices: { type: ['action', 'ally'] }, cards: ROOM.cards.map((one, n) => ({ ...one, kind: ['ally', 'action', 'ally'][n]! })) }
  expect(grouped({ name: 'Pile', cards }, room)).toEqual([['action', [cards[1]]], ['ally', [cards[0], cards[2]]]])
  expect(grouped({ name: 'Pile', cards }, ROOM)).toEqual([['', cards]])
  expect(grouped(undefined, room)).toEqual([['', []]])
})

test('cards come and go, sections stay in their order', () => {
  const more = withCard(ROOM, [PARTS[1]!], 'Heroes', 'b', 1)
  expect(more.map((part) => part.name)).toEqual(['Heroes', 'Pile'])
  expect(withCard(ROOM, more, 'Heroes', 'b', -1)).toEqual([PARTS[1]])
  expect(withCard(ROOM, PARTS, 'Pile', 'h', 1000)[1]?.cards[0]?.copies).toBe(99)
  expect(withMark(withCard(ROOM, PARTS, 'Heroes', 'b', 1), 'Heroes', 'b')[0]?.cards.map((one) => one.marked)).toEqual([false, true])
})

test('two decks differ in what is there more or less often', () => {
  const other = withCard(ROOM, withCard(ROOM, PARTS, 'Pile', 'h', -1), 'Heroes', 'b', 2)
  expect(differences(PARTS, other)).toEqual([
    { section: 'Heroes', card: 'b', before: 0, after: 2 },
    { section: 'Pile', card: 'h', before: 3, after: 2 },
  ])
  expect(differences(PARTS, PARTS)).toEqual([])
})

test('odds are those of drawing without laying back', () => {
  expect(atLeastOne(40, 3, 4)).toBeCloseTo(1 - (37 * 36 * 35 * 34) / (40 * 39 * 38 * 37), 12)
  expect(atLeastOne(6, 6, 1)).toBe(1)
  expect(atLeastOne(6, 1, 6)).toBe(1)
  expect(atLeastOne(6, 1, 60)).toBe(1)
  expect(atLeastOne(6, 0, 3)).toBe(0)
  // ten cards, two of them good, two drawn: without a mulligan, with one from the rest, and two more from the pile with all back
  expect(withMulligans(10, 2, 2, 0)).toBeCloseTo(1 - (8 * 7) / (10 * 9), 12)
  expect(withMulligans(10, 2, 2, 1)).toBeCloseTo(1 - (8 * 7 * 6 * 5) / (10 * 9 * 8 * 7), 12)
  expect(withMulligans(10, 2, 2, 1, 2)).toBeCloseTo(1 - ((8 * 7 * 6 * 5) / (10 * 9 * 8 * 7)) * ((6 * 5) / (8 * 7)), 12)
  expect(withMulligans(2, 1, 2, 1)).toBe(1)
  expect(percent(0.0001)).toBe('< 0.1 %')
})

test('a first hand has as many cards as are drawn, each of them once', () => {
  expect(sample(['a', 'b', 'c'], 5, () => 0)).toEqual(['a', 'b', 'c'])
  expect(sample(['a', 'b', 'c'], 1, () => 0.99)).toEqual(['c'])
})

test('cards that are set aside are replaced from the rest, and only then go back', () => {
  const first = dealt(['a', 'a', 'b', 'c'], 2, () => 0)
  expect(first).toEqual({ hand: ['a', 'a'], rest: ['b', 'c'] })
  expect(replaced(first, [1], () => 0)).toEqual({ hand: ['a', 'b'], rest: ['c', 'a'] })
  expect(replaced({ hand: ['a', 'b'], rest: ['c'] }, [0, 1], () => 0)).toEqual({ hand: ['c', 'b'], rest: ['a'] })
})

test('a deck goes into a link and comes out again', async () => {
  const text = written(ROOM, 'Dóm', 'für uns', PARTS)
  const link = await packed(text)
  expect(link).toMatch(/^[\w-]+$/)
  expect(await unpacked(link)).toBe(text)
})

test('a link that holds no deck, or too much, holds nothing', async () => {
  expect(await unpacked('no%')).toBeNull()
  expect(await unpacked('AAAA')).toBeNull()
  expect(await unpacked('x'.repeat(100_000))).toBeNull()
  expect(await unpacked(await packed('x'.repeat(30_000)))).toBeNull()
  expect(await unpacked((await packed('Pile:\n3 Hail\n')).slice(0, -6))).toBeNull()
})

test('only decks that are made for the set-up are offered', () => {
  const one = (key: string, made_for: Record<string, string>) => ({ key, name: key, note: '', heads: [], cards: [], rules: ['all'], made_for })
  const room = { ...ROOM, supplied: [one('long', { format: 'whole' }), one('short', { format: 'half' }), one('any', {})] }
  expect(legal(room, 'all', { format: 'half', players: 1 }).map((each) => each.key)).toEqual(['short', 'any'])
  expect(legal(room, 'all').map((each) => each.key)).toEqual(['long', 'short', 'any'])
  expect(anyDeck(room, 'all', { format: 'whole' }, ['any'])).toBe('long')
})

test('a deck is tried against another one: with other leading cards, else by another name, else itself', () => {
  const one = (name: string, ...heads: string[]) => ({ name, heads })
  const all = [one('Reds', 'chief'), one('Reds for beginners', 'chief'), one('Blues', 'queen')]
  expect(opponent(all, one('Reds', 'chief'))?.name).toBe('Blues')
  expect(opponent(all, one('Mine', 'chief'))?.name).toBe('Blues')
  expect(opponent(all, one('Blues', 'queen'))?.name).toBe('Reds')
  expect(opponent(all.slice(0, 2), one('Reds', 'chief'))?.name).toBe('Reds for beginners')
  expect(opponent(all.slice(0, 1), one('Reds', 'chief'))?.name).toBe('Reds')
  expect(opponent([], one('Reds'))).toBeUndefined()
  expect(sides('Reds', ['Blues', 'Greens'])).toEqual(['Reds', 'Blues', 'Greens'])
  expect(new Set(sides('Reds', ['Reds'])).size).toBe(2)
  expect(opponents(['a', 'b', 'c'], 'b', 3)).toEqual(['b', 'c', 'a'])
  expect(opponents(['a'], 'a', 2)).toEqual(['a', 'a'])
})

test('a guided game has bots at all seats but the first', () => {
  expect([1, 2].map((players) => seated(players).map((seat) => seat.kind))).toEqual([['person'], ['person', 'bot']])
})

test('filters are words of the query, put in and taken out by clicks', () => {
  expect(toggled('', 'clan', 'brujah')).toBe('clan:brujah')
  expect(toggled('clan:brujah', 'clan', 'ventrue')).toBe('clan:brujah or clan:ventrue')
  expect(toggled('clan:brujah or clan:ventrue', 'type', 'attack')).toBe('(clan:brujah or clan:ventrue) type:attack')
  expect(toggled('(clan:brujah or clan:ventrue) type:attack', 'clan', 'toreador')).toBe('(clan:brujah or clan:ventrue or clan:toreador) type:attack')
  expect(toggled('clan:brujah type:attack', 'clan', 'ventrue')).toBe('(clan:brujah or clan:ventrue) type:attack')
  expect(toggled('(clan:brujah or clan:ventrue) type:attack', 'clan', 'brujah')).toBe('clan:ventrue type:attack')
  expect(toggled('(clan:brujah or clan:ventrue) type:attack', 'clan', 'ventrue')).toBe('clan:brujah type:attack')
  expect(toggled('clan:brujah type:attack or draw', 'type', 'attack')).toBe('clan:brujah or draw')
  expect(toggled('-(clan:brujah)', 'clan', 'brujah')).toBe('')
  expect(toggled('text:"in the streets"', 'discipline', 'blood sorcery')).toBe('text:"in the streets" discipline:"blood sorcery"')
  expect(has('text:"in the streets" discipline:"Blood Sorcery"', 'discipline:"blood sorcery"')).toBe(true)
  expect(has('text:"clan:brujah"', 'clan:brujah')).toBe(false)
})

test('what most notes of decks say in brackets is said once, and each note keeps the rest', () => {
  const [fast, slow] = ['bites first (made up; old)', 'bites last (made up)']
  const notes = common([fast, undefined, slow])
  expect(notes.told).toBe('The decks that come with the game: made up.')
  expect([fast, slow, undefined].map(notes.rest)).toEqual(['bites first (old)', 'bites last', ''])
  expect(common([fast]).rest(fast)).toBe(fast)
  expect(common([fast, slow, 'no brackets']).told).toBe('Most decks that come with the game: made up.')
  expect(common([fast, 'no brackets']).told).toBe('')
})

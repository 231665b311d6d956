import { expect, test } from 'vitest'
import { latest, keep, keptTables, readHash, withFacts, withFollowing, withKey, without, writeHash, type Kept } from '../src/protocol/tokens'

test('a link is read, and written again without its token', () => {
  const place = readHash('#t=abc&k=secret&at=12')
  expect(place).toEqual({ table: 'abc', keys: [{ token: 'secret', role: 'seat', seat: null }], at: 12, card: null, notes: null, decks: null, packed: null })
  expect(writeHash(place)).toBe('#t=abc&at=12')
  expect(writeHash({})).toBe('')
})

test('a link may hold several seats and the table itself', () => {
  expect(readHash('#t=abc&k=one&k=&k=two&o=mine').keys).toEqual([
    { token: 'one', role: 'seat', seat: null },
    { token: 'two', role: 'seat', seat: null },
    { token: 'mine', role: 'owner', seat: null },
  ])
})

test('nonsense in an address is nothing', () => {
  expect(readHash('#at=-3&t=')).toEqual({ table: null, keys: [], at: null, card: null, notes: null, decks: null, packed: null })
  expect(readHash('#at=soon').at).toBeNull()
})

test('a new token for a seat replaces the old one, other seats stay', () => {
  let tables: Kept[] = []
  tables = withKey(tables, 'a', { token: 'one', role: 'seat', seat: 0 }, 1)
  tables = withKey(tables, 'a', { token: 'two', role: 'seat', seat: 1 }, 2)
  tables = withKey(tables, 'a', { token: 'three', role: 'seat', seat: 0 }, 3)
  expect(tables[0]?.keys.map((key) => key.token)).toEqual(['two', 'three'])
})

test('the table used last comes first, and can be forgotten', () => {
  let tables = withKey(withKey([], 'a', { token: '1', role: 'seat', seat: 0 }, 1), 'b', { token: '2', role: 'seat', seat: 0 }, 2)
  expect(tables.map((kept) => kept.table)).toEqual(['b', 'a'])
  tables = withFacts(tables, 'a', { over: true })
  expect(without(tables, 'b')).toEqual([expect.objectContaining({ table: 'a', over: true })])
})

test('what is kept is read back; damaged storage is an empty list', () => {
  const store = new Map<string, string>()
  const storage = { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, value: string) => void store.set(key, value) }
  const tables = withKey([], 'a', { token: '1', role: 'seat', seat: null }, 1)
  keep(storage, tables)
  expect(keptTables(storage)).toEqual(tables)
  for (const bad of ['{', '{"a":1}', '[1,null,{"table":3}]']) {
    store.set('coterie.tables', bad)
    expect(keptTables(storage)).toEqual([])
  }
})

test('at the table that follows the same keys hold, and links lead there', () => {
  const key = { token: '1', role: 'seat', seat: 0 } as const
  const link = 'https://games.example/#t=a&k=1'
  const old: Kept = { table: 'a', keys: [key], name: 'Friday', title: 'G', game: 'g', guide: 0, told: ['first'], links: [{ seat: 0, link }], over: true, seen: 1 }
  const tables = withFollowing([old], 'a', 'b', 2)
  expect(tables[0]).toEqual({
    table: 'b', keys: [key], name: 'Friday', title: 'G', game: 'g', links: [{ seat: 0, link: 'https://games.example/#t=b&k=1' }], seen: 2,
  })
  expect(tables[1]).toEqual(old)
  expect(withFollowing(tables, 'a', 'b', 3)).toBe(tables)
  expect(withFollowing([], 'a', 'b', 3)).toEqual([])
})

test('no more tables are kept than can be, and those that were seen last', () => {
  const all: Kept[] = Array.from({ length: 205 }, (_, n) => ({ table: `${n}`, keys: [], name: '', title: '', game: '', seen: n === 204 ? 9000 : n }))
  const found = latest(all)
  expect(found).toHaveLength(200)
  expect([found[0]?.table, found.at(-1)?.table]).toEqual(['5', '204'])
})

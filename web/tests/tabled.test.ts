import { expect, test } from 'vitest'
import { numbered } from '../src/logic/options'
import { differing, tabled } from '../src/logic/tabled'

const option = (notation: string, label: string, ...pieces: string[]) => ({ notation, label, pieces })
const raids = (goods: string[], ways: string[]) => goods.flatMap((good) => ways.map((way) => option(`${good} ${way}`, `For the ${good}, a ${way} raid`, `good:${good}`)))
const end = option('pass', 'Pass')

test('sentences differ in what is left without their common beginning and end', () => {
  expect(differing(['For tea, an open raid', 'For tea, a hidden raid'])).toEqual(['an open', 'a hidden'])
  expect(differing(['Raid', 'Raid twice'])).toEqual(['', 'twice'])
})

test('options that differ in two things are a table, with what ends the question below', () => {
  const found = tabled(numbered([...raids(['tea', 'salt', 'silk'], ['day', 'night']), end]))!
  expect(found.columns).toEqual(['day', 'night'])
  expect(found.rows.map((row) => [row.piece, ...row.cells.map((cell) => cell?.notation)])).toEqual([
    ['good:tea', 'tea day', 'tea night'],
    ['good:salt', 'salt day', 'salt night'],
    ['good:silk', 'silk day', 'silk night'],
  ])
  expect(found.rest.map((one) => one.notation)).toEqual(['pass'])
})

test('a piece with fewer options has a hole in its line, and what comes of all of them is told once', () => {
  const some = [...raids(['tea', 'salt', 'silk'], ['day', 'night']).slice(0, -1), end].map((one) => (one.notation.startsWith('salt') ? { ...one, label: `${one.label}: 2 coins` } : one))
  const found = tabled(numbered(some))!
  expect(found.rows[1]!.told).toBe('2 coins')
  expect(found.rows[2]!.cells.map((cell) => cell?.notation)).toEqual(['silk day', undefined])
})

test('no table are few pieces, single options, and options that say other things of each piece', () => {
  expect(tabled(numbered([...raids(['tea', 'salt'], ['day', 'night']), end]))).toBeNull()
  expect(tabled(numbered([...raids(['tea', 'salt', 'silk'], ['day']), end]))).toBeNull()
  const others = [...raids(['tea', 'salt'], ['day', 'night']), option('sell', 'Sell the silk', 'good:silk'), option('keep', 'Keep it', 'good:silk'), end]
  expect(tabled(numbered(others))).toBeNull()
  expect(tabled(numbered([...raids(['tea', 'salt', 'silk'], ['day', 'night']), option('swap', 'Swap', 'good:tea', 'good:salt')]))).toBeNull()
})

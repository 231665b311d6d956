import { expect, test } from 'vitest'
import { runs, said } from '../src/logic/runs'
import type { Line } from '../src/protocol/scene'

const line = (n: number, text: string, ...pieces: string[]): Line => ({ n, text, pieces, change: '', cause: '' }) as Line

test('what is said several times in a row is told once, with its number and all that it is about', () => {
  const lines = [line(1, 'Ann draws'), line(2, 'Bob pays', 'p:1'), line(3, 'Bob pays', 'p:2'), line(4, 'Bob pays', 'p:1'), line(5, 'Ann draws')]
  const found = runs(lines)
  expect(found.map(said)).toEqual(['Ann draws', 'Bob pays ×3', 'Ann draws'])
  expect(found.map((run) => run.first)).toEqual([1, 2, 5])
  expect(found[1]!.pieces).toEqual(['p:1', 'p:2'])
})

test('a run that has not grown stays the same one, one that has grown does not', () => {
  const lines = [line(1, 'a'), line(2, 'b'), line(3, 'b')]
  const before = runs(lines)
  const after = runs([...lines, line(4, 'b')])
  expect(after[0]).toBe(before[0])
  expect(after[1]).not.toBe(before[1])
  expect(runs(lines)[1]).toBe(before[1])
  expect(runs(lines.slice(2))[0]!.times, 'it begins elsewhere').toBe(1)
})

import { expect, test } from 'vitest'
import { applies, counts, nearest } from '../src/logic/setup'
import type { OptionInfo } from '../src/protocol/generated'

const option = (more: Partial<OptionInfo>): OptionInfo => ({
  name: 'x', kind: 'str', default: '', help: '', choices: [], least: null, most: null, shared: false, group: '', decks: false, where: {}, fits: {}, ...more,
})

test('an option matters where those that it depends on have one of the values', () => {
  expect(applies(option({}), {})).toBe(true)
  const wolves = option({ where: { mode: ['wild', 'cold'], players: [2] } })
  expect([applies(wolves, { mode: 'cold', players: 2 }), applies(wolves, { mode: 'tame', players: 2 }), applies(wolves, { mode: 'cold', players: 3 })]).toEqual([true, false, false])
})

test('how many can play depends on what is chosen, and the nearest number takes the place of one that cannot be', () => {
  const players = option({ name: 'players', kind: 'int', least: 1, most: 5, fits: { mode: { pairs: [2, 4] } } })
  expect(counts(players, { mode: 'pairs' })).toEqual([2, 4])
  expect(counts(players, { mode: 'all' })).toEqual([1, 2, 3, 4, 5])
  expect([nearest([2, 4], 1), nearest([2, 4], 3), nearest([2, 4], 5)]).toEqual([2, 4, 4])
})

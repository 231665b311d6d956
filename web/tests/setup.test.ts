import { expect, test } from 'vitest'
import { applies, counts, leading, nearest, said } from '../src/logic/setup'
import type { OptionInfo } from '../src/protocol/generated'

const option = (more: Partial<OptionInfo>): OptionInfo => ({
  name: 'x', kind: 'str', default: '', help: '', choices: [], least: null, most: null, shared: false, group: '', subject: '', decks: false, where: {}, fits: {}, says: {}, ...more,
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

test('what decides how many can play is told apart, to be asked before the seats', () => {
  const [mode, pace] = [option({ name: 'mode' }), option({ name: 'pace' })]
  expect(leading([pace, mode], option({ name: 'players', fits: { mode: { pairs: [2, 4] } } }))).toEqual([mode])
  expect(leading([pace, mode], option({ name: 'players' }))).toEqual([])
})

test('an option is called by its own sentence, which is said once, and what it says of the values stands apart', () => {
  expect(said(option({ help: 'the round limit; 0 for none' }))).toEqual({ label: 'The round limit', note: '0 for none' })
  expect(said(option({ kind: 'bool', help: 'whether a blocker exhausts' }))).toEqual({ label: 'A blocker exhausts', note: '' })
  expect(said(option({ help: 'whether lists are secret' }))).toEqual({ label: 'Whether lists are secret', note: '' })
})

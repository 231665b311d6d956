import { expect, test } from 'vitest'
import { aimedAt, aims } from '../src/logic/aims'
import { inOrder, keyOf, sending } from '../src/logic/ordering'
import { above } from '../src/logic/reorder'
import type { Choice } from '../src/protocol/scene'

const choice = (notation: string, ...pieces: string[]): Choice => ({ notation, label: notation, pieces })

test('a card is aimed at what its options are about, at what follows them in a gesture, and at what is asked later', () => {
  const own = [choice('play a', 'a'), choice('give a to b', 'a', 'b')]
  const known = { 'play a': { then: [choice('at c', 'c')], onto: ['a', 'b', 'd'] } } as Record<string, { then: Choice[]; onto: string[] }>
  const all = aims(own, ['a'], (notation) => known[notation])
  expect(new Set(all.flatMap((aim) => aim.onto))).toEqual(new Set(['b', 'c', 'd']))
  expect(aimedAt(all, ['b'])).toEqual({ gestures: ['give a to b'], later: false })
  expect(aimedAt(all, ['c'])).toEqual({ gestures: ['play a + at c'], later: false })
  expect(aimedAt(all, ['d'])).toEqual({ gestures: ['play a'], later: true })
  expect(aimedAt(all, ['e'])).toEqual({ gestures: [], later: false })
})

test('what is put in order is sent as the same choices, as far as they go in one gesture', () => {
  const listed = [choice('x', '1'), choice('y', '2'), choice('z', '3')]
  expect(inOrder(listed, ['3']).map((one) => one.notation)).toEqual(['z', 'x', 'y'])
  expect(sending(listed, listed, 'all', () => undefined)).toEqual({ gesture: 'all', asks: null })
  const turned = inOrder(listed, ['3', '2', '1'])
  expect(sending(turned, listed, 'all', () => undefined)).toEqual({ gesture: 'z', asks: 'z' })
  const after = (gesture: string) => (gesture === 'z' ? [choice('x', '1'), choice('y.2', '2')] : [])
  expect(sending(turned, listed, 'all', after)).toEqual({ gesture: 'z + y.2', asks: null })
  expect(sending(turned, listed, '', () => [])).toEqual({ gesture: 'z', asks: null })
})

test('things about the same card are told apart by what they are', () => {
  const two = [choice('x', '1'), choice('y', '1'), choice('z', '2')]
  expect(two.map((one) => keyOf(one, two))).toEqual(['x', 'y', '2'])
})

test('a line is put behind those whose middle lies above the pointer', () => {
  const lines = [0, 40, 80].map((top) => ({ top, bottom: top + 40 }))
  expect([10, 30, 70, 130].map((y) => above(y, lines))).toEqual([0, 1, 2, 3])
})

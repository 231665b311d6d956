import { expect, test } from 'vitest'
import { many, sifted } from '../src/logic/sifted'

test('a list is sifted by every word that is typed, in any order and case', () => {
  const list = ['First Blood: Ventrue', 'New Blood: Ventrue', 'New Blood: Tremere']
  expect(sifted(list, 'ventrue  NEW', (name) => name)).toEqual(['New Blood: Ventrue'])
  expect(sifted(list, ' ', (name) => name)).toEqual(list)
})

test('a short list needs no search', () => {
  expect([many(Array(12)), many(Array(13))]).toEqual([false, true])
})

import { expect, test } from 'vitest'
import { best, rank, ranked } from '../src/logic/ranked'

const itself = (name: string) => name

test('what is called so comes before what begins so, has it in its name, or only in its text', () => {
  expect(['Torpor', 'Torpor and rescue', 'Rescue from torpor', 'Undead Strength'].map((name) => rank(name, ' torpor '))).toEqual([0, 1, 2, 3])
})

test('a list is put in that order, and stays as it is where nothing is looked for', () => {
  const list = ['Zillah', 'From torpor', 'Anson', 'Torpor']
  expect(ranked(list, itself, 'torpor')).toEqual(['Torpor', 'From torpor', 'Zillah', 'Anson'])
  expect(ranked(list, itself, '')).toEqual(list)
  expect([best(list, itself, 'torpor'), best(['Anson'], itself, 'torpor')]).toEqual([0, 3])
})

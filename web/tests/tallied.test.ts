import { expect, test } from 'vitest'
import { tallied } from '../src/logic/tallied'

test('a name stands once, where it comes first, with how often it comes', () => {
  expect(tallied(['Ogre', 'Goblin', 'Ogre', 'Wolf', 'Ogre'])).toBe('3 × Ogre, Goblin, Wolf')
  expect(tallied([])).toBe('')
})

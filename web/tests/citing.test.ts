import { expect, it } from 'vitest'
import { cited } from '../src/logic/citing'

it('numbers of rules in a text can be followed, but not its own', () => {
  expect(cited('Replaces that part of D-157 (R-110, VR-6.5).', (id) => id !== 'R-110')).toEqual([
    'Replaces that part of ', 'D-157', ' (R-110, ', 'VR-6.5', ').',
  ])
  expect(cited('C-4 to be sure: no number', () => false)).toEqual(['C-4 to be sure: no number'])
})

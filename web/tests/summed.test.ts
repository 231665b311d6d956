import { expect, test } from 'vitest'
import { summed } from '../src/logic/summed'

test('what happened is told in one line: the newest, as many as there is room for', () => {
  expect(summed([], 9)).toBe('')
  expect(summed(['one', 'two', 'three'], 15)).toBe('… two · three')
  expect(summed(['one', 'two', 'three'], 17)).toBe('one · two · three')
  expect(summed(['one', 'a line that is longer than that'], 10), 'one line is always told').toBe('… a line that is longer than that')
})

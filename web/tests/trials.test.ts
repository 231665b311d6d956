import { expect, it } from 'vitest'
import { preset } from '../src/logic/trials'
import { decks } from '../src/words/decks'

it('a trial begins with as many games as end within a minute or two, and says how long that is', () => {
  expect([0.2, 1, 2.5, 5, 20, 90, null].map(preset)).toEqual([200, 100, 20, 20, 5, 5, 5])
  expect(decks.willTake(20, 2.5)).toContain('about 50 s')
  expect(decks.willTake(5, 30)).toContain('about 3 min')
  expect(decks.willTake(5, null)).toContain('has not been measured')
})

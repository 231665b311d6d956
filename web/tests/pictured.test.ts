import { expect, test } from 'vitest'
import { pictured } from '../src/logic/pictured'
import type { Theme } from '../src/protocol/scene'

test('each sign stands once in a list, with all names that it has, however they are written', () => {
  const signs = {
    lore: { name: 'lore', path: 'M1 1', color: 'red' },
    LORE: { name: 'LORE', path: 'M1 1', color: 'red' },
    duke: { name: 'duke', symbol: '♛' },
    count: { name: 'count', symbol: '♛' },
    written: { name: 'written', symbol: 'W' },
    change: { symbol: '♜' },
    known: { name: 'known', symbol: '●' },
  }
  const theme = { signs, marks: { known: 'it is known' } } as unknown as Theme
  expect(pictured(theme)).toEqual([{ key: 'lore', names: ['lore'] }, { key: 'duke', names: ['duke', 'count'] }])
})

import { expect, test } from 'vitest'
import { answered } from '../src/logic/about'
import { named, namesOf } from '../src/logic/naming'
import type { Scene } from '../src/protocol/scene'

const names = namesOf([
  { name: 'Free Money', topic: 'free-money' },
  { name: 'Doc', topic: 'doc' },
  { name: 'Trap', topic: 'trap' },
])
const lying = (face: string, orientation?: string): Scene =>
  ({ areas: [{ id: 'row', title: 'Row', layout: 'row', pieces: [{ id: 'piece:1', kind: 'card', name: face, face, ...(orientation && { orientation }) }] }] }) as unknown as Scene
const shown = (text: string, scene: Scene | null) => answered(named(text, names), scene)

test('what is answered is shown unless it lies in play, where it is read', () => {
  expect(shown('Free Money is being played by Doc. Do you respond?', lying('doc', 'upright'))).toEqual(['free-money'])
  expect(shown('Doc takes damage.', lying('doc', 'bowed'))).toEqual([])
  expect(shown('Trap is being played.', lying('trap'))).toEqual(['trap'])
  expect(shown('Trap is being played.', lying('trap', 'down'))).toEqual(['trap'])
  expect(shown('Do you use an ability?', lying('doc', 'upright'))).toEqual([])
})

test('no more than two are shown, the first that are named', () => {
  expect(shown('Trap cancels Free Money of Doc.', null)).toEqual(['trap', 'free-money'])
})

test('whoever calls themselves like a card is no card', () => {
  const scene = { areas: [], players: [{ seat: 0, name: 'Doc' }, { seat: 1, name: 'The Trap Lover' }] } as unknown as Scene
  expect(shown('Doc asks The Trap Lover about Free Money.', scene)).toEqual(['free-money'])
})

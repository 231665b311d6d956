import { expect, it } from 'vitest'
import { applied } from '../src/protocol/changes'
import type { Area, Scene } from '../src/protocol/scene'

const area = (id: string, ...pieces: string[]): Area => ({
  id,
  title: id,
  layout: 'row',
  pieces: pieces.map((name) => ({ id: name, kind: 'card' })),
})

const scene = (areas: Area[]): Scene => ({
  version: 1,
  game: 'masters',
  title: 'Masters of the Night',
  seat: 0,
  moment: { text: '', mood: 'night', order: [], active: '' },
  players: [],
  areas,
  procedures: [],
  asked: [0],
  question: { seat: 0, prompt: 'What?' },
  log: [],
  line: 1,
  ending: null,
})

it('takes what has changed and keeps the rest as it is', () => {
  const old = scene([area('a', 'x', 'y', 'z'), area('b')])
  const now = applied(old, {
    line: 2,
    log: [],
    question: null,
    areas: [{ area: { ...area('a', 'new'), note: 'n' }, pieces: ['z', 'new', 'x'] }],
  })
  expect(now).toEqual({ ...old, line: 2, question: null, areas: [{ ...area('a', 'z', 'new', 'x'), note: 'n' }, area('b')] })
  expect(now.areas[1]).toBe(old.areas[1])
  expect(old.areas[0]!.pieces).toHaveLength(3)
})

it('lets areas come, go and change places', () => {
  const old = scene([area('a', 'x'), area('b', 'y')])
  const now = applied(old, { line: 1, log: [], order: ['c', 'b'], areas: [{ area: area('c', 'w', 'w') }] })
  expect(now.areas).toEqual([area('c', 'w', 'w'), area('b', 'y')])
})

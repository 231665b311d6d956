import { expect, test, vi } from 'vitest'
import { choicesOf } from '../src/logic/gestures'
import type { Choice, Piece } from '../src/protocol/scene'
import type { Seat } from '../src/state/seat.svelte'

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })
vi.stubGlobal('addEventListener', () => {})
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }))
vi.stubGlobal('window', globalThis)
const { Board } = await import('../src/state/board.svelte')

const piece = (id: string): Piece => ({ id, kind: 'card', name: id, face: id })
const SCENE = { version: 1, areas: [], players: [], moment: {}, log: [], line: 0 }
const here = { detail: 0, currentTarget: { getBoundingClientRect: () => ({}) } } as unknown as MouseEvent & { currentTarget: Element }

/** A board whose seat is asked to choose one of several options. */
function asked(options: Choice[], why: Record<string, { then: Choice[] }> = {}) {
  const chosen: string[] = []
  const window = { seat: 0, prompt: '', window: 0, choice: null, options }
  const board = new Board()
  board.seat = { window, asked: true, picked: null, why: () => {}, choose: (notation: string) => chosen.push(notation), stage: { scene: null }, view: { scene: SCENE, question: 1, waiting: false, why, offers: [] } } as unknown as Seat
  return { board, chosen }
}

test('what gives something large up is asked once more where a card is clicked', () => {
  const { board, chosen } = asked([
    { notation: 'give a', label: 'Give a', pieces: ['a'], warns: 'Your last one.' },
    { notation: 'give b', label: 'Give b', pieces: ['b'] },
  ])
  expect(board.pick).toBe(true)
  board.touch(piece('a'), here)
  expect(chosen).toEqual([])
  expect(board.sure).toBe('give a')
  board.take('give a', true)
  board.touch(piece('b'), here)
  expect(chosen).toEqual(['give a', 'give b'])
})

test('and where a card is dropped on what another choice then gives up', () => {
  const then = [{ notation: 'for b', label: 'For b', pieces: ['b'], warns: 'Your last one.' }]
  const { board, chosen } = asked([{ notation: 'play a', label: 'Play a', pieces: ['a'] }, { notation: 'pass', label: 'Pass', pieces: [] }], { 'play a': { then } })
  board.dragged.drop(piece('a'), { piece: 'b' }, {} as DOMRect)
  expect(chosen).toEqual([])
  expect(choicesOf(board.sure!, board.options, board.seat?.view.why ?? {}).map((part) => part.label)).toEqual(['Play a', 'For b'])
  board.take(board.sure!, true)
  expect(chosen).toEqual(['play a + for b'])
})

test('a new scene closes neither the card that is read nor what is open, unless they have gone; a new question does', () => {
  const { board } = asked([])
  const lying = (...ids: string[]) => ({ ...SCENE, areas: [{ id: 'x', pieces: ids.map(piece) }] })
  board.seat = { ...board.seat, view: { ...board.seat!.view, scene: lying('a', 'b') } } as unknown as Seat
  board.large = { piece: piece('a'), rect: {} as DOMRect, aloud: true }
  board.opened = { piece: piece('b'), rect: {} as DOMRect }
  board.stay()
  expect(board.large).toMatchObject({ piece: { id: 'a' }, aloud: true })
  expect(board.opened?.piece.id).toBe('b')
  board.seat = { ...board.seat, view: { ...board.seat!.view, scene: lying('b') } } as unknown as Seat
  board.stay()
  expect(board.large).toBeNull()
  expect(board.opened?.piece.id).toBe('b')
  board.ask()
  expect(board.opened).toBeNull()
})

const WHICH: Choice[] = [{ notation: 'b', label: 'B', pieces: ['b'] }, { notation: 'c', label: 'C', pieces: ['c'] }]

test('what a later question was dropped on answers it, and nothing but that', () => {
  vi.useFakeTimers()
  const play = [{ notation: 'play a', label: 'Play a', pieces: ['a'] }, { notation: 'pass', label: 'Pass', pieces: [] }]
  const { board, chosen } = asked(play, { 'play a': { then: [], onto: ['b', 'c'] } as never })
  const next = (options: Choice[], question: number) => {
    const window = { seat: 0, prompt: '', window: 0, choice: null, passes: '', options }
    board.seat = { ...board.seat, window, asked: true, view: { ...board.seat!.view, question, why: {} } } as unknown as Seat
    board.ask()
    vi.runAllTimers()
  }
  board.dragged.drop(piece('a'), { piece: 'x' }, {} as DOMRect)
  expect(chosen).toEqual([])
  board.dragged.drop(piece('a'), { piece: 'c' }, {} as DOMRect)
  expect(chosen).toEqual(['play a'])
  next([{ notation: 'by d', label: 'By d', pieces: ['d'] }, { notation: 'by e', label: 'By e', pieces: ['e'] }], 2)
  expect(chosen).toEqual(['play a'])
  next(WHICH, 3)
  expect(chosen).toEqual(['play a', 'c'])
  next(WHICH, 4)
  expect(chosen).toEqual(['play a', 'c'])
  vi.useRealTimers()
})

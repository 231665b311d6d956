import { expect, test } from 'vitest'
import { deed, nextBox } from '../src/logic/keys'
import { beside } from '../src/logic/near'
import { scaled, spread } from '../src/logic/pinch'
import { signsOf } from '../src/logic/track'
import { byPiece, findPiece, hasHands, isPick, numbered, optionsOf, spots } from '../src/logic/options'
import { describe as told, describeCounter } from '../src/logic/describe'
import { pauseAfter, socketAddress } from '../src/protocol/socket'
import { PLAIN_THEME, type Piece, type Scene } from '../src/protocol/scene'

const plain = { ctrlKey: false, metaKey: false, altKey: false }

test('keys mean deeds, and with a modifier they are the browser’s', () => {
  expect(deed({ key: '3', ...plain })).toEqual({ do: 'option', key: 3 })
  expect(deed({ key: 'U', ...plain })).toEqual({ do: 'undo' })
  expect(deed({ key: '?', ...plain })).toEqual({ do: 'help' })
  expect(deed({ key: 'ArrowLeft', ...plain })).toEqual({ do: 'arrow', x: -1, y: 0 })
  expect(deed({ key: '0', ...plain })).toEqual({ do: 'option', key: 10 })
  expect(deed({ key: 'r', ...plain, ctrlKey: true })).toBeNull()
})

test('an arrow goes to the nearest box that lies that way', () => {
  const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 })
  const others = [box(20, 0), box(40, 0), box(0, 20), box(20, 30)]
  expect(nextBox(box(0, 0), others, 1, 0)).toBe(0)
  expect(nextBox(box(0, 0), others, 0, 1)).toBe(2)
  expect(nextBox(box(0, 0), others, -1, 0)).toBe(-1)
})

test('a window beside something stays on the screen', () => {
  const screen = { width: 390, height: 800 }
  const place = beside({ left: 300, right: 380, top: 700, bottom: 780 }, { width: 300, height: 200 }, screen)
  expect(place.x).toBeGreaterThanOrEqual(0)
  expect(place.x + 300).toBeLessThanOrEqual(390)
  expect(place.y + 200).toBeLessThanOrEqual(800)
})

const options = numbered([
  { notation: 'move a', label: 'Move to A', pieces: ['place:a'] },
  { notation: 'burn a', label: 'Burn A', pieces: ['place:a', 'hero:0'] },
  { notation: 'done', label: 'Done', pieces: [] },
])

test('options are numbered and found by their pieces, also through what a piece shows', () => {
  const map = byPiece(options)
  expect(options.map((option) => option.key)).toEqual([1, 2, 3])
  expect(optionsOf({ id: 'place:a', kind: 'p' }, map)).toHaveLength(2)
  expect(optionsOf({ id: 'sheet:0', kind: 'h', shows: 'hero:0' }, map).map((option) => option.notation)).toEqual(['burn a'])
  expect(optionsOf({ id: '', kind: 'p' }, map)).toEqual([])
})

test('a click answers at once only where each piece has one meaning', () => {
  expect(isPick(options, byPiece(options))).toBe(false)
  const pick = [options[0]!, { ...options[1]!, pieces: ['place:b'] }]
  expect(isPick(pick, byPiece(pick))).toBe(true)
})

const hero: Piece = { id: 'sheet:0', kind: 'hero', name: 'Ann', shows: 'hero:0', counters: [{ name: 'blood', value: 2, most: 4 }] }
const table = {
  seat: 0,
  areas: [
    { id: 'map', title: '', layout: 'grid', spot: 'middle', pieces: [{ id: 'place:a', kind: 'place', on: [{ id: 'hero:0', kind: 'hero' }] }] },
    { id: 'heroes', title: '', layout: 'row', spot: 'below', pieces: [hero] },
    { id: 'hand', title: '', layout: 'fan', of: 0, pieces: [] },
    { id: 'other', title: '', layout: 'fan', of: 1, pieces: [] },
  ],
} as unknown as Scene

test('areas go where they belong, one’s own hand below', () => {
  const found = spots(table)
  expect(found.below.map((area) => area.id)).toEqual(['heroes', 'hand'])
  expect(found.middle.map((area) => area.id)).toEqual(['map', 'other'])
  expect(hasHands(table)).toBe(true)
})

test('a piece is found by the sheet that shows it, and told in words', () => {
  expect(findPiece(table, 'hero:0')?.id).toBe('sheet:0')
  expect(findPiece(table, 'place:a')?.kind).toBe('place')
  expect(told(PLAIN_THEME, hero)).toBe('Ann, 2 of 4 blood')
  expect(told(PLAIN_THEME, { id: 'x', kind: 'agent', count: 3 })).toBe('3 × agent')
})

test('tries come with growing pauses', () => {
  const pauses = [0, 1, 2, 3, 10].map((tries) => pauseAfter(tries, 0.5))
  expect(pauses).toEqual([0.5, 1, 2, 4, 15])
})

test('the socket stands beside the page, under any prefix', () => {
  expect(socketAddress({ href: 'https://games.example/night/#t=1' })).toBe('wss://games.example/night/api/socket')
})

test('a row of the turn sequence is marked by what will happen there', () => {
  const row = { place: 'Day: Hunt', asked: false, window: true, passed: false, stop: false }
  expect(signsOf(row)).toEqual(['opens'])
  expect(signsOf({ ...row, passed: true })).toEqual(['passes'])
  expect(signsOf({ ...row, asked: true })).toEqual(['asks', 'opens'])
  expect(signsOf({ ...row, asked: true, stop: true })).toEqual(['stops'])
  expect(signsOf({ ...row, asked: true, window: false, passed: true })).toEqual(['asks'])
})

test('two fingers make the table larger, never smaller than it is laid out', () => {
  const point = (clientX: number, clientY: number) => ({ clientX, clientY })
  expect(spread(point(0, 0), point(30, 40))).toEqual({ wide: 50, x: 15, y: 20 })
  expect(scaled(1, 100, 200)).toBe(2)
  expect(scaled(2, 100, 50)).toBe(1)
  expect(scaled(1, 100, 1000)).toBe(3)
  expect(scaled(1, 0, 10)).toBe(1)
})

test('a limit that cards change tells what it is made of', () => {
  const counter = { name: 'blood', value: 4, most: 6, parts: [[4, 'printed'], [2, 'Pristine Blood'], [-1, 'A wound']] as [number, string][] }
  expect(describeCounter(PLAIN_THEME, counter)).toContain('= 4 printed + 2 Pristine Blood − 1 A wound')
})

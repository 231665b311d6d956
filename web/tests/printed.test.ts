import { expect, it } from 'vitest'
import type { SceneChange } from '../src/protocol/generated'
import { dressedChange, dressedScene } from '../src/protocol/printed'
import type { Area, Piece, Scene } from '../src/protocol/scene'

const hydra: Piece = { id: '', kind: 'vampire', name: 'Hydra', face: 'hydra', text: 'Bites.', traits: ['Leader'], counters: [{ name: 'bp', value: 5 }] }
const printed = (face: string): Piece | undefined => (face === 'hydra' ? hydra : undefined)
const bare = (id: string, more: Partial<Piece> = {}): Piece => ({ id, face: 'hydra', ...more }) as Piece
const area = (...pieces: Piece[]): Area => ({ id: 'a', title: 'A', layout: 'row', pieces })

it('puts back what is printed, and leaves what the scene says', () => {
  const scene = { areas: [area(bare('1', { name: 'Another', orientation: 'bowed' }), { id: '2', kind: 'hidden', face: null })] } as unknown as Scene
  expect(dressedScene(scene, printed).areas[0]!.pieces).toEqual([
    { id: '1', kind: 'vampire', name: 'Another', face: 'hydra', text: 'Bites.', traits: ['Leader'], orientation: 'bowed' },
    { id: '2', kind: 'hidden', face: null },
  ])
})

it('does so however deep a card lies, and on whatever', () => {
  const scene = { areas: [area({ id: '1', kind: 'haven', on: [bare('2', { on: [bare('3')] })] })] } as unknown as Scene
  const [top] = dressedScene(scene, printed).areas[0]!.pieces!
  expect(top!.on![0]!.name).toBe('Hydra')
  expect(top!.on![0]!.on![0]!.text).toBe('Bites.')
})

it('does so with what has changed, and leaves pieces that are whole as they are', () => {
  const known: Piece = { id: '4', kind: 'event', name: 'Storm', face: 'hydra' }
  const change = { line: 1, log: [], areas: [{ area: area(bare('1'), known), pieces: ['1', '4'] }] } as unknown as SceneChange
  const found = dressedChange(change, printed).areas![0]!
  expect(found.pieces).toEqual(['1', '4'])
  expect(found.area.pieces![0]!.kind).toBe('vampire')
  expect(found.area.pieces![1]).toBe(known)
  expect(dressedChange({ line: 1, log: [] }, printed)).toEqual({ line: 1, log: [] })
})

it('shows something of a card that nobody knows', () => {
  const scene = { areas: [area({ id: '1', face: 'unknown' } as Piece)] } as unknown as Scene
  expect(dressedScene(scene, printed).areas[0]!.pieces![0]!.kind).toBe('card')
})

import { beforeEach, expect, test, vi } from 'vitest'
import type { Frame } from '../src/protocol/generated'
import type { Line, Scene } from '../src/protocol/scene'

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })
vi.stubGlobal('addEventListener', () => {})
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }))
vi.stubGlobal('document', { querySelectorAll: () => [], documentElement: { dataset: {} } })
vi.stubGlobal('window', globalThis)
const { Stage } = await import('../src/state/stage.svelte')

const moment = { text: '', mood: '', order: [], active: '' }
const frames = [0, 1].map((line) => ({ moment, areas: [], line })) as unknown as Frame[]
const scene = { version: 1, areas: [], players: [], moment, log: [], line: 2, ending: null } as unknown as Scene
const lines = [1, 2].map((n) => ({ n, text: `line ${n}`, pieces: [] })) as unknown as Line[]

beforeEach(() => void vi.useFakeTimers())

test('what happened is shown when it comes in time', async () => {
  const stage = new Stage()
  stage.hold(scene)
  stage.begin(frames, scene, lines)
  await vi.advanceTimersByTimeAsync(0)
  expect(stage.now?.text).toBe('line 1')
})

test('the present that is on the screen is not taken back by what comes late', async () => {
  const stage = new Stage()
  stage.hold(scene)
  await vi.advanceTimersByTimeAsync(2000)
  expect(stage.on).toBe(false)
  stage.begin(frames, scene, lines)
  await vi.advanceTimersByTimeAsync(0)
  expect(stage.on).toBe(false)
  stage.again()
  await vi.advanceTimersByTimeAsync(0)
  expect(stage.now?.text, 'but it can be watched').toBe('line 1')
})

test('whoever asks to see it sees it, however late it comes', async () => {
  const stage = new Stage()
  stage.wanted = true
  stage.begin(frames, scene, lines)
  await vi.advanceTimersByTimeAsync(0)
  expect(stage.now?.text).toBe('line 1')
})

test('whoever skips sees nothing of what follows while others go on', async () => {
  const stage = new Stage()
  stage.hold(scene)
  stage.begin(frames, scene, lines)
  await vi.advanceTimersByTimeAsync(0)
  expect(stage.skip(true), 'others go on').toBe(true)
  expect([stage.on, stage.skips]).toEqual([false, true])
  expect(stage.skip(false), 'one is asked oneself').toBe(false)
  expect(stage.skips).toBe(false)
})

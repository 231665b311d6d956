// A new scene comes to the screen in steps.
import { beforeEach, expect, test, vi } from 'vitest'

const drawing: (() => void)[] = []
const timers: (() => void)[] = []
class Line {
  static readonly OPEN = 1
  static last: Line
  readyState = 1
  said: { type: string }[] = []
  onopen = () => {}
  onclose = () => {}
  onmessage = (_: { data: string }) => {}
  constructor() {
    Line.last = this
  }
  hear(message: object): void {
    this.onmessage({ data: JSON.stringify(message) })
  }
  send(text: string): void {
    this.said.push(JSON.parse(text))
  }
  close(): void {}
}
vi.stubGlobal('WebSocket', Line)
vi.stubGlobal('location', { href: 'http://here/', hash: '' })
vi.stubGlobal('document', { hidden: false, querySelectorAll: () => [] })
vi.stubGlobal('requestAnimationFrame', (then: () => void) => drawing.push(then))
vi.stubGlobal('cancelAnimationFrame', () => {})
vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {} }))
vi.stubGlobal('addEventListener', () => {})
// those that wait for a frame that never comes are left out
vi.stubGlobal('setTimeout', (then: () => void, pause = 0) => (pause ? 0 : timers.push(then)))
vi.stubGlobal('clearTimeout', () => {})
vi.stubGlobal('window', globalThis)
let now = 0
vi.stubGlobal('performance', { now: () => (now += 10) })
const { afterFrame, Steps } = await import('../src/logic/frames')
const { Seat } = await import('../src/state/seat.svelte')

/** The frame that is being made is drawn, and what was left for then is done. */
function draw(): void {
  for (const one of drawing.splice(0)) one()
  for (const one of timers.splice(0)) one()
}

beforeEach(() => {
  for (let n = 0; n < 20; n += 1) draw()
})

test('what can wait comes after the frame, one after another, unless it is called off', () => {
  const done: string[] = []
  afterFrame(() => done.push('first'))
  const stop = afterFrame(() => done.push('never'))
  afterFrame(() => done.push('last'))
  stop()
  expect(done).toEqual([])
  draw()
  expect(done).toEqual(['first'])
  draw()
  expect(done).toEqual(['first', 'last'])
})

test('what one of them breaks keeps none of the others', () => {
  const done: string[] = []
  afterFrame(() => {
    throw new Error('broken')
  })
  afterFrame(() => done.push('next'))
  expect(draw).toThrow('broken')
  draw()
  expect(done).toEqual(['next'])
})

test('steps that wait already keep their place, and all come at once where that is wanted', () => {
  const taken: string[] = []
  const steps = new Steps<string>((name) => taken.push(name))
  steps.begin(['near', 'asked', 'told'])
  draw()
  steps.begin(['near', 'asked', 'told'])
  draw()
  expect(taken).toEqual(['near', 'asked'])
  expect(['near', 'asked', 'told'].filter((name) => steps.waits(name))).toEqual(['near', 'told'])
  steps.finish()
  draw()
  expect(taken).toEqual(['near', 'asked', 'told', 'near'])
})

const scene = (number: number) => ({
  ...{ version: 1, game: 'g', title: '', seat: 0, moment: { text: `${number}`, mood: '', order: [], active: '' }, players: [], procedures: [], asked: [0], question: null, ending: null },
  areas: [{ id: 'hand', title: '', layout: 'fan', of: 0, pieces: [{ id: `c${number}`, kind: 'card' }] }],
  log: [{ n: number, change: '', pieces: [], text: '' }],
  line: number,
})
const option = { notation: 'pass', label: 'Pass', pieces: [] }
const told = (number: number) => ({
  ...{ type: 'scene', scene: scene(number), number, question: 10 + number, undo: '', whole: false },
  windows: [{ seat: 0, prompt: '', window: 0, passes: '', choice: null, suggested: null, nth: 1, all: 1, options: [option] }],
})
const hears = (number: number) => Line.last.hear(told(number))

test('the table comes first, then the hand, what is asked, what is marked and what is told; a question that is over is not answered', () => {
  const followed: (number | null)[] = []
  const seat = new Seat('t', { token: '', role: 'seat', seat: 0 }, '', '', () => {}, () => followed.push(seat.view.question))
  seat.shown = true
  const shown = () => [seat.view.scene?.moment.text, seat.held?.moment.text, seat.view.question, seat.view.lines.at(-1)?.n, seat.view.number]
  hears(1)
  expect(shown()).toEqual(['1', '1', 11, 1, 1]) // nobody has seen anything before it
  hears(2)
  expect(shown()).toEqual(['2', '1', 11, 1, 1])
  expect(seat.whole?.moment.text).toBe('1')
  seat.choose('pass')
  expect(Line.last.said).toEqual([])
  draw()
  expect(shown()).toEqual(['2', '2', 11, 1, 1])
  seat.choose('pass')
  expect(Line.last.said).toEqual([])
  draw()
  expect(shown()).toEqual(['2', '2', 12, 1, 1])
  expect(followed).toEqual([11, 12])
  seat.choose('pass')
  expect(Line.last.said).toMatchObject([{ type: 'choose', question: 12, choice: 'pass' }])
  expect(seat.marked).toBe(false)
  draw()
  expect(seat.marked).toBe(true)
  expect(shown()).toEqual(['2', '2', 12, 1, 1])
  draw()
  expect(shown()).toEqual(['2', '2', 12, 2, 2])
  expect(seat.whole?.moment.text).toBe('2')
})

test('what has not changed of what comes later makes no step of its own', () => {
  const seat = new Seat('t', { token: '', role: 'seat', seat: 0 }, '', '', () => {}, () => {})
  seat.shown = true
  hears(1)
  Line.last.hear({ ...told(2), scene: { ...scene(2), areas: seat.view.scene!.areas } })
  expect([seat.view.scene?.moment.text, seat.held?.moment.text, seat.view.question]).toEqual(['2', '2', 11])
  draw()
  expect(seat.view.question).toBe(12)
})

test('where nobody looks all comes at once', () => {
  const seat = new Seat('t', { token: '', role: 'seat', seat: 0 }, '', '', () => {}, () => {})
  hears(1)
  hears(2)
  expect([seat.view.scene?.moment.text, seat.held?.moment.text, seat.view.question, seat.view.number]).toEqual(['2', '2', 12, 2])
})

import { beforeEach, expect, test, vi } from 'vitest'
import { Socket, type Wire } from '../src/protocol/socket'

/** A connection that opens and says something when the test wants that. */
class Line {
  static readonly OPEN = 1
  static all: Line[] = []
  readyState = 0
  said: string[] = []
  onopen = () => {}
  onclose = () => {}
  onmessage = (_: { data: string }) => {}

  constructor() {
    Line.all.push(this)
  }

  open(): void {
    this.readyState = 1
    this.onopen()
  }

  hear(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message) })
  }

  send(text: string): void {
    this.said.push((JSON.parse(text) as { type: string }).type)
  }

  close(): void {
    if (this.readyState === 3) return
    this.readyState = 3
    this.onclose()
  }
}

let heard: string[]
let links: string[]
const wire: Wire = { state: (link) => links.push(link), message: (message) => heard.push(message.type), line: () => 0, printed: () => null }
const sit = () => new Socket('t', 'key', '', '', wire)

beforeEach(() => {
  vi.useFakeTimers()
  Line.all = []
  heard = []
  links = []
  vi.stubGlobal('WebSocket', Line)
  vi.stubGlobal('window', { location: { href: 'http://here/' }, addEventListener: () => {}, removeEventListener: () => {}, setTimeout, clearTimeout, setInterval, clearInterval })
})

test('whoever tries again at once has one connection', () => {
  const socket = sit()
  socket.now()
  const [old, young] = Line.all as [Line, Line]
  expect(old.readyState, 'the one that was still connecting is given up').toBe(3)
  old.open()
  old.hear({ type: 'pong' })
  young.open()
  young.hear({ type: 'welcome' })
  expect(old.said).toEqual([])
  expect(heard).toEqual(['welcome'])
  socket.close()
  expect(young.readyState).toBe(3)
  expect(links.at(-1)).toBe('closed')
  vi.advanceTimersByTime(60_000)
  expect(Line.all).toHaveLength(2)
})

test('a connection that no longer answers is given up', () => {
  const socket = sit()
  const [line] = Line.all as [Line]
  line.open()
  line.hear({ type: 'welcome' })
  vi.advanceTimersByTime(26_000)
  line.hear({ type: 'pong' })
  vi.advanceTimersByTime(25_000)
  expect(Line.all, 'one that answers stays').toHaveLength(1)
  vi.advanceTimersByTime(25_000)
  expect(line.readyState).toBe(3)
  expect(Line.all).toHaveLength(2)
  expect(links.at(-1)).toBe('connecting')
  socket.close()
})

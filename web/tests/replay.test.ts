import { beforeEach, expect, it, vi } from 'vitest'
import type { Scene } from '../src/protocol/scene'
import { PLAIN_THEME } from '../src/protocol/scene'
import { PAGE, Replay, chapters } from '../src/state/replay.svelte'
import { theme } from '../src/state/theme.svelte'

const TOTAL = 3 * PAGE + 20

/** What happens at each moment: one line; every fifty moments another part begins. */
const moment = (at: number) => ({ text: `Part ${Math.floor(at / 50)}`, mood: 'plain', order: [], active: '' })
const line = (n: number) => ({ n, change: n % 50 === 1 ? 'part' : 'goes', text: `line ${n}`, pieces: [] })
const lines = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => line(from + 1 + n))

let asked: string[] = []
let fails = false

function answer(path: string): unknown {
  const query = new URL(path, 'http://here/').searchParams
  const first = Number(query.get('from'))
  const known = Number(query.get('line'))
  const end = Math.min(first + PAGE, TOTAL)
  const scene = { version: 1, areas: [], players: [], moment: moment(first), log: lines(Math.min(known, first), first + 1), line: first + 1 }
  const changes = Array.from({ length: end - first - 1 }, (_, n) => ({
    line: first + n + 2,
    log: [line(first + n + 2)],
    moment: moment(first + n + 1),
  }))
  return { first, total: TOTAL, scene, changes, next: end < TOTAL ? end : null }
}

beforeEach(() => {
  asked = []
  fails = false
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(/from=\d+&line=\d+/.exec(path)![0])
    if (fails) throw new Error('offline')
    return { ok: true, status: 200, text: async () => JSON.stringify(answer(path)) }
  })
})

const settled = async () => {
  for (let n = 0; n < 50; n++) await Promise.resolve()
  await new Promise((go) => setTimeout(go, 0))
}

it('shows a moment as soon as its page is there, and loads the others behind it', async () => {
  theme.now = { ...PLAIN_THEME, opens: ['part'] }
  const replay = new Replay('t', 'secret')
  await replay.load(0)
  expect(asked[0]).toBe('from=0&line=0')
  expect(replay.scene?.line).toBe(1)
  expect(replay.last).toBe(TOTAL - 1)
  await settled()
  expect(asked).toEqual(['from=0&line=0', 'from=100&line=100', 'from=200&line=200', 'from=300&line=300'])
  expect(replay.chapters.map((chapter) => chapter.at)).toEqual([0, 50, 100, 150, 200, 250, 300])
})

it('loads the page of the slider before the others, and each page once', async () => {
  const replay = new Replay('t', 'secret')
  const loading = replay.load(0)
  await loading
  replay.closed = true // nothing follows by itself
  await settled()
  asked = []
  await Promise.all([replay.go(305), replay.go(310)])
  expect(asked).toEqual(['from=300&line=0'])
  expect(replay.scene?.line).toBe(311)
})

it('has the whole log up to the moment, however one came there', async () => {
  const replay = new Replay('t', 'secret')
  await replay.load(-1)
  expect(replay.at).toBe(TOTAL - 1)
  expect(replay.scene?.log.map((each) => each.n)).toEqual(lines(0, TOTAL).map((each) => each.n))
  await settled()
  for (const at of [0, 99, 100, 150, 299]) {
    await replay.go(at)
    expect(replay.scene?.log.map((each) => each.n)).toEqual(lines(0, at + 1).map((each) => each.n))
  }
  expect(replay.scenes[150]?.log).toHaveLength(1) // what is kept is not the whole log each time
})

it('says that nothing came, and tries again', async () => {
  fails = true
  const replay = new Replay('t', 'secret')
  await replay.load(0)
  expect(replay.failed).toBe(true)
  fails = false
  await replay.load(0)
  expect(replay.failed).toBe(false)
  expect(replay.scene?.line).toBe(1)
})

it('goes to the end where a link names a moment behind it', async () => {
  const replay = new Replay('t', 'secret')
  await replay.load(9999)
  expect(replay.at).toBe(TOTAL - 1)
  expect(replay.scene?.line).toBe(TOTAL)
})

it('finds the parts in what is there', () => {
  const scene = (at: number, from = at) => ({ moment: moment(at), log: lines(from, at + 1), line: at + 1 })
  const scenes = [scene(50, 0), scene(51), undefined, scene(100, 50), scene(101, 0), scene(150)] as (Scene | undefined)[]
  expect(chapters(scenes, ['part'])).toEqual([
    { at: 0, text: 'Part 1' }, // all of its lines are there for the first time
    { at: 5, text: 'Part 3' }, // of the fourth it is not known yet, and nothing has begun in the fifth
  ])
})

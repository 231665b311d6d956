import { beforeEach, expect, test, vi } from 'vitest'
import type { TrialTold } from '../src/protocol/generated'

vi.stubGlobal('window', globalThis)
const { Trial } = await import('../src/decks/trial.svelte')

/** Questions that the server has not answered yet. */
let open: { what: string; answer: (told: Partial<TrialTold>) => void; refuse: (status: number) => void }[] = []
const TOLD: TrialTold = { trial: 'x', state: 'runs', sentence: '', played: 0, of: 10, wins: 0, low: 0, high: 1, seconds: 0, games: [] }
const WISH = { game: 'made-up', deck: '4 Hail', against: ['1 Hail'] }

beforeEach(() => {
  vi.useFakeTimers()
  open = []
  vi.stubGlobal('fetch', (path: string, { method }: { method: string }) =>
    new Promise((resolve) => {
      const give = (status: number, body: unknown) => resolve({ ok: status === 200, status, text: async () => JSON.stringify(body) })
      const answer = (told: Partial<TrialTold>) => give(200, { ...TOLD, ...told })
      open.push({ what: `${method} ${path}`, answer, refuse: (status) => give(status, { error: 'no_table', sentence: 'Forgotten.' }) })
    }),
  )
})

async function begun() {
  const trial = new Trial()
  const beginning = trial.begin(WISH, ['mine', 'theirs'])
  open[0]!.answer({})
  await beginning
  return trial
}
const asked = () => open.map((one) => one.what)

test('it is asked for again a while after each answer, until it is over', async () => {
  const trial = await begun()
  await vi.advanceTimersByTimeAsync(5000)
  expect(asked()).toEqual(['POST api/trials', 'GET api/trials/x']) // a slow answer is waited for
  open[1]!.answer({ played: 4 })
  await vi.advanceTimersByTimeAsync(1000)
  open[2]!.answer({ played: 10, state: 'done' })
  await vi.advanceTimersByTimeAsync(5000)
  expect([trial.told?.played, trial.running, open.length]).toEqual([10, false, 3])
})

test('an answer from before it was stopped does not have it run again', async () => {
  const trial = await begun()
  await vi.advanceTimersByTimeAsync(1000)
  const stopping = trial.cancel()
  open[2]!.answer({ state: 'cancelled' })
  await stopping
  open[1]!.answer({ played: 3 })
  await vi.advanceTimersByTimeAsync(5000)
  expect([trial.told?.state, open.length]).toEqual(['cancelled', 3])
})

test('one that the server has forgotten is asked for no more; other trouble passes', async () => {
  const trial = await begun()
  await vi.advanceTimersByTimeAsync(1000)
  open[1]!.refuse(500)
  await vi.advanceTimersByTimeAsync(1000)
  expect([trial.running, open.length]).toEqual([true, 3])
  open[2]!.refuse(404)
  await vi.advanceTimersByTimeAsync(5000)
  expect([trial.told?.state, trial.trouble, open.length]).toEqual(['failed', 'Forgotten.', 3])
})

test('nothing is asked once the page has been left', async () => {
  const trial = await begun()
  trial.leave()
  await vi.advanceTimersByTimeAsync(5000)
  expect(open.length).toBe(1)
})

import { beforeEach, expect, test, vi } from 'vitest'
import { storage } from './storage'

let kept: Record<string, string>
let full: boolean
let listens: Record<string, (event: { key?: string | null; newValue?: string | null }) => void>

/** The decks as a window finds them that opens now. */
async function opened() {
  vi.resetModules()
  return (await import('../src/state/decks.svelte')).decks
}

const older = (id: string, text: string) => ({ id, game: 'made-up', name: id, text, changed: 1, versions: [] })

beforeEach(() => {
  vi.useFakeTimers()
  ;[kept, full, listens] = [{}, false, {}]
  vi.stubGlobal('localStorage', storage(kept, () => full))
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('addEventListener', (name: string, does: () => void) => (listens[name] = does))
})

test('a deck that changes is written once, after a pause, and no other is', async () => {
  const decks = await opened()
  const [one, other] = [decks.add('made-up', 'one', 'a'), decks.add('made-up', 'other', 'b')]
  delete kept[`coterie.deck.${other.id}`]
  const before = { ...kept }
  for (const text of ['aa', 'aaa', 'aaaa']) {
    decks.change(one.id, { text })
    vi.advanceTimersByTime(300)
  }
  expect(kept).toEqual(before)
  vi.advanceTimersByTime(300)
  expect(Object.keys(kept)).toEqual([`coterie.deck.${one.id}`])
  expect(JSON.parse(kept[`coterie.deck.${one.id}`]!).text).toBe('aaaa')
})

test.each(['pagehide', 'visibilitychange'])('what waits is written at %s', async (left) => {
  const decks = await opened()
  const { id } = decks.add('made-up', 'one', 'a')
  decks.change(id, { text: 'aa' })
  listens[left]!({})
  expect((await opened()).find(id)?.text).toBe('aa')
})

test('decks come back in their order, and what is forgotten does not', async () => {
  const decks = await opened()
  const [one, two, three] = ['a', 'b', 'c'].map((text) => decks.add('made-up', text, text))
  decks.forget(two!.id)
  expect((await opened()).list.map((deck) => deck.id)).toEqual([three!.id, one!.id])
})

test('what was kept together is kept apart, in its order, and stays together where there is no room', async () => {
  const text = JSON.stringify([older('new', 'b'), older('old', 'a'), { id: 1 }])
  kept['coterie.decks'] = text
  full = true
  const crowded = await opened()
  expect([crowded.list.map((deck) => deck.id), crowded.works, kept]).toEqual([['new', 'old'], false, { 'coterie.decks': text }])
  full = false
  expect((await opened()).list.map((deck) => deck.id)).toEqual(['new', 'old'])
  expect(Object.keys(kept).sort()).toEqual(['coterie.deck.new', 'coterie.deck.old'])
  expect((await opened()).list.map((deck) => deck.id)).toEqual(['new', 'old'])
})

test('another window changes, adds and forgets decks, but not what is at work here', async () => {
  const decks = await opened()
  const [one, two] = [decks.add('made-up', 'one', 'a'), decks.add('made-up', 'two', 'b')]
  const told = (id: string, newValue: string | null) => listens['storage']!({ key: `coterie.deck.${id}`, newValue })
  told(two.id, JSON.stringify({ ...two, text: 'bb' }))
  told('third', JSON.stringify({ ...two, id: 'third', made: two.made + 1 }))
  expect(decks.list.map((deck) => deck.text)).toEqual(['b', 'bb', 'a'])
  decks.change(one.id, { text: 'aa' })
  told(one.id, JSON.stringify({ ...one, text: 'other' }))
  told('third', null)
  expect(decks.list.map((deck) => deck.text)).toEqual(['bb', 'aa'])
  listens['storage']!({ key: null })
  expect(decks.list.map((deck) => deck.text)).toEqual(['aa'])
})

test('a browser that keeps nothing says so, and has the decks until it is closed', async () => {
  const decks = await opened()
  full = true
  const { id } = decks.add('made-up', 'one', 'a')
  expect([decks.works, decks.find(id)?.text]).toEqual([false, 'a'])
  full = false
  decks.change(id, { text: 'aa' })
  vi.advanceTimersByTime(1000)
  expect([decks.works, Object.keys(kept)]).toEqual([true, [`coterie.deck.${id}`]])
})

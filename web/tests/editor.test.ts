import { beforeEach, expect, test, vi } from 'vitest'
import type { DeckPart, DeckRoom, DeckTold } from '../src/protocol/generated'
import { storage } from './storage'

vi.stubGlobal('localStorage', storage())
vi.stubGlobal('addEventListener', () => {})
vi.stubGlobal('window', globalThis)
const { Editor } = await import('../src/decks/editor.svelte')
const { decks } = await import('../src/state/decks.svelte')

const ROOM: DeckRoom = {
  game: 'made-up', title: 'Made Up', sections: [{ name: 'Pile', mark: '' }], rules: ['all'], forms: ['text'], supplied: [],
  cards: [{ id: 'h', face: 'h', name: 'Hail', section: 'Pile', line: '', kind: '', set: '' }], facts: [], choices: {}, numbers: [], option: 'decks', rules_option: 'deck_rules', mulligans: 0,
}
/** Questions that the server has not answered yet, by the text that they are about. */
let open: { text: string; answer: (fails?: boolean) => void }[] = []

/** What a server says of a text with one line of copies. */
function told(text: string): DeckTold {
  const copies = Number(/(\d+) Hail/.exec(text)?.[1] ?? 0)
  const sections: DeckPart[] = copies ? [{ name: 'Pile', cards: [{ card: 'h', copies, marked: false }] }] : []
  return { readable: copies > 0, legal: true, problems: [], remarks: [], name: '', note: '', sections, forms: copies ? [] : [{ form: 'text', text: '4 Hail', loses: '' }], curves: [], piles: [], heads: [], made_for: {}, unused: [] }
}

beforeEach(() => {
  vi.useFakeTimers()
  open = []
  for (const deck of decks.list) decks.forget(deck.id)
  vi.stubGlobal('fetch', (path: string, init: { body: string }) => {
    if (!path.endsWith('check')) return Promise.resolve({ ok: true, status: 200, text: async () => JSON.stringify(ROOM) })
    const { text } = JSON.parse(init.body) as { text: string }
    return new Promise((resolve, reject) =>
      open.push({ text, answer: (fails = false) => (fails ? reject(new Error('gone')) : resolve({ ok: true, status: 200, text: async () => JSON.stringify(told(text)) })) }),
    )
  })
})

const settled = () => vi.advanceTimersByTimeAsync(300)

test('a card that is added while the server looks at the deck before it is not lost', async () => {
  const editor = new Editor('made-up')
  await editor.load()
  for (let n = 1; n <= 5; n++) {
    editor.add('h')
    await settled()
    // the answer about what the deck was before comes when the next card is there already
    if (n > 1) open.at(-2)!.answer()
    editor.add('h')
    open.at(-1)!.answer()
    await vi.advanceTimersByTimeAsync(0)
    expect(editor.copies('h')).toBe(2 * n)
  }
})

test('a text is kept as a deck once the server has said what it is', async () => {
  const editor = new Editor('made-up')
  await editor.load()
  const failing = editor.begin('supplied')
  open.at(-1)!.answer(true)
  expect(await failing).toBe(false)
  expect(editor.trouble).not.toBe('')
  expect(decks.of('made-up')).toEqual([])
  const going = editor.begin('supplied')
  const question = open.at(-1)!
  editor.edit('1 Hail') // something else is asked meanwhile
  question.answer()
  expect(await going).toBe(true)
  expect(decks.of('made-up').map((deck) => deck.text)).toEqual(['4 Hail'])
})

test('a deck that is named or added to before the server has read it keeps its cards', async () => {
  const editor = new Editor('made-up')
  await editor.load()
  editor.open(decks.add('made-up', 'Mine', '3 Hail').id)
  editor.say({ name: 'Yours' })
  expect(editor.text).toBe('3 Hail')
  editor.add('h')
  expect(editor.text).toContain('3 Hail')
})

test('where there are too many decks, the one that nobody has changed for longest goes', () => {
  vi.setSystemTime(1000)
  const first = decks.add('made-up', 'first', '1 Hail')
  for (let n = 2; n <= 200; n++) {
    vi.setSystemTime(1000 + n)
    decks.add('made-up', `${n}`, `${n} Hail`)
  }
  vi.setSystemTime(5000)
  decks.change(first.id, { text: '9 Hail' })
  decks.add('made-up', 'one more', '0 Hail')
  expect(decks.list).toHaveLength(200)
  expect(decks.find(first.id)?.text).toBe('9 Hail')
  expect(decks.list.map((deck) => deck.name)).not.toContain('2')
})

test('what the server has said of a deck counts for that text alone', async () => {
  const editor = new Editor('made-up')
  await editor.load()
  editor.add('h')
  expect(editor.checking).toBe(true)
  await settled()
  open.at(-1)!.answer()
  await vi.advanceTimersByTimeAsync(0)
  expect([editor.told?.legal, editor.checking]).toEqual([true, false])
  editor.add('h')
  expect([editor.told?.legal, editor.checking]).toEqual([true, true]) // legal is what it was
  await settled()
  open.at(-1)!.answer(true)
  await vi.advanceTimersByTimeAsync(0)
  expect([editor.trouble !== '', editor.checking]).toEqual([true, false])
})

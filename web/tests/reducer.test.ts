import { describe, expect, test } from 'vitest'
import { merged } from '../src/protocol/lines'
import { Asks, type Ask } from '../src/protocol/asks'
import { reduce } from '../src/protocol/reducer'
import { EMPTY, windowOf, type View } from '../src/protocol/view'
import type { FromServer, Summary } from '../src/protocol/generated'
import { firstAsked } from '../src/logic/asked'
import { PLAIN_THEME, type AskedWindow, type Line, type Scene } from '../src/protocol/scene'

const line = (n: number, text = `line ${n}`): Line => ({ n, change: 'x', pieces: [], text })

function scene(more: Partial<Scene> = {}): Scene {
  return {
    version: 1, game: 'g', title: 'G', seat: 0, moment: { text: '', mood: '', order: [], active: '' }, players: [],
    areas: [], procedures: [], asked: [], question: null, log: [], line: 0, ending: null, ...more,
  }
}

const shown = (number: number, question: number | null, more: Partial<Scene> = {}, rest: object = {}): FromServer =>
  ({ type: 'scene', number, question, scene: scene(more), windows: [], whole: false, undo: 'free', ...rest }) as FromServer

const after = (...messages: FromServer[]): View => messages.reduce((view, message) => reduce(view, message), EMPTY)

describe('the log', () => {
  test('grows by what is new', () => {
    const view = after(shown(0, 0, { log: [line(1)], line: 1 }), shown(1, 1, { log: [line(2), line(3)], line: 3 }))
    expect(view.lines.map((one) => one.n)).toEqual([1, 2, 3])
    expect(view.fresh).toBe(2)
  })
  test('loses what was taken back', () => {
    expect(merged([line(1), line(2), line(3)], { log: [], line: 1 }).map((one) => one.n)).toEqual([1])
    expect(merged([line(1), line(2)], { log: [line(2, 'other')], line: 2 })[1]?.text).toBe('other')
  })
  test('is replaced when the whole of it comes', () => {
    const view = after(shown(0, 0, { log: [line(1)], line: 1 }), shown(1, 1, { log: [line(1), line(2)], line: 2 }, { whole: true }))
    expect(view.lines.map((one) => one.n)).toEqual([1, 2])
    expect(view.fresh).toBe(2)
  })
})

describe('a question', () => {
  test('is whole with the window of the seat, as long as that is open', () => {
    const brief = { seat: 0, prompt: 'Which?' }
    const window = { ...brief, options: [], window: 2, choice: null } as unknown as AskedWindow
    const asked = (choice: string | null) => after(shown(3, 7, { question: brief }, { windows: [{ ...window, choice }] })).scene?.question
    expect(asked(null)).toEqual(window)
    expect(asked('pass')).toEqual(brief)
  })
  const option = { notation: 'fight', numbers: [], then: [], more: false, onto: [], odds: [['wins', 0.5]] as [string, number][] }
  const why: FromServer = { type: 'why', to: 1, told: [option] }
  const at = windowOf(after(shown(3, 7)))
  const fight: Ask = { kind: 'why', about: ['fight'], at }
  test('keeps its numbers while it stays', () => {
    expect(reduce(reduce(after(shown(3, 7)), why, fight), shown(3, 7)).why['fight']?.odds).toEqual([['wins', 0.5]])
  })
  test('takes no numbers of another question, though the same is offered', () => {
    expect(reduce(after(shown(3, 7), shown(4, 8)), why, fight).why).toEqual({})
  })
  test('takes no numbers that it has not asked for', () => {
    expect(after(shown(3, 7), why).why).toEqual({})
  })
  test('tells what a piece cannot do apart from what cannot be done at all', () => {
    const not: FromServer = { type: 'why_not', to: 2, reasons: [{ name: 'raid', sentence: 'It is bowed.' }] }
    const whole = reduce(after(shown(3, 7)), not, { kind: 'why_not', about: [], at })
    expect([whole.reasons?.length, whole.cannot]).toEqual([1, {}])
    const one = reduce(after(shown(3, 7)), not, { kind: 'why_not', about: ['piece:4'], at })
    expect([one.reasons, one.cannot]).toEqual([null, { 'piece:4': 'It is bowed.' }])
  })
  test('is asked for quietly: only what a person wished for is refused with a notice', () => {
    const no: FromServer = { type: 'refused', to: 1, code: 'not_now', sentence: 'No.' }
    expect(reduce(after(shown(3, 7)), no, fight).notice).toBe(null)
    expect(reduce(after(shown(3, 7)), { ...no, to: 'why not, says a chat' }).notice?.text).toBe('No.')
  })
  test('what has been ticked and cannot be chosen together is told', () => {
    const no: FromServer = { type: 'refused', to: 1, code: 'bad_choice', sentence: 'Not both.' }
    const told = (about: string, message = no) => reduce(EMPTY, message, { kind: 'why', about: [about], at: windowOf(EMPTY) })
    expect(told('target one + target two').notice).toMatchObject({ kind: 'refused', text: 'Not both.', apart: true })
    expect(told('target one + target two').apart).toBe('target one + target two')
    expect([told('target one').notice, told('target one').apart]).toEqual([null, ''])
    const later = told('target one + target two', { ...no, code: 'too_fast' })
    expect([later.notice?.text, later.notice?.apart, later.apart]).toEqual(['Not both.', false, ''])
  })
  test('a deck that is refused is told as such, for the place where it was brought; another refusal is not', () => {
    const no: FromServer = { type: 'refused', to: 1, code: 'bad_deck', sentence: 'Too few cards.' }
    expect(reduce(EMPTY, no, { kind: 'bring', about: [], at: '' }).notice).toMatchObject({ kind: 'refused', text: 'Too few cards.', deck: true })
    expect(reduce(EMPTY, no).notice?.deck).toBeUndefined()
  })
  test('forgets numbers, hint, reasons and wishes when it is another one', () => {
    const wish: FromServer = { type: 'propose', seat: 1, name: 'Bob', notation: 'fight', label: 'Fight' }
    const hint: FromServer = { type: 'hint', to: null, notation: 'fight', label: 'Fight', reason: '' }
    const before = reduce(after(shown(3, 7), wish, hint), why, fight)
    expect(before.wishes).toEqual({ fight: ['Bob'] })
    const view = reduce(before, shown(4, 8))
    expect([view.why, view.hint, view.reasons, view.wishes]).toEqual([{}, null, null, {}])
  })
  test('is answered once: the view waits until something comes back', () => {
    const view = reduce({ ...after(shown(3, 7)), waiting: true }, { type: 'refused', to: null, code: 'not_now', sentence: 'Gone.' })
    expect(view.waiting).toBe(false)
    expect(view.notice?.text).toBe('Gone.')
  })
})

describe('what the page asks', () => {
  const refused = (to: number): FromServer => ({ type: 'refused', to, code: 'not_now', sentence: 'No.' })
  test('is known again by its number, once', () => {
    const asks = new Asks()
    const [one, two] = [asks.begin('why', ['fight'], '3 0'), asks.begin('track')]
    expect(asks.end(refused(two))).toEqual({ kind: 'track', about: [], at: '' })
    expect(asks.end(refused(one))).toEqual({ kind: 'why', about: ['fight'], at: '3 0' })
    expect(asks.end(refused(one))).toBe(null)
    expect(asks.size).toBe(0)
  })
  test('is on its way until it is answered or refused, before the window that it was asked at', () => {
    const asks = new Asks()
    const one = asks.begin('why', ['fight'], '3 0')
    expect(asks.waits('why', 'fight', '3 0')).toBe(true)
    expect([asks.waits('why', 'flee', '3 0'), asks.waits('why_not', 'fight', '3 0'), asks.waits('why', 'fight', '4 0')]).toEqual([false, false, false])
    asks.end(refused(one))
    expect(asks.waits('why', 'fight', '3 0')).toBe(false)
  })
  test('is asked once before each window where that is enough, whatever the answer', () => {
    const asks = new Asks()
    expect(asks.first('offers', '3 0')).toBe(true)
    asks.note('offers', '3 0')
    expect([asks.first('offers', '3 0'), asks.first('offers', '4 0'), asks.first('why_not', '3 0')]).toEqual([false, true, true])
    asks.clear()
    expect(asks.first('offers', '3 0')).toBe(true)
  })
  test('is forgotten with the connection; later numbers are others', () => {
    const asks = new Asks()
    const old = asks.begin('offers')
    asks.clear()
    expect(asks.begin('offers')).not.toBe(old)
    expect(asks.end(refused(old))).toBe(null)
  })
})

describe('an undo', () => {
  test('says whether chance was drawn anew', () => {
    const undone = (fresh: boolean): FromServer => ({ type: 'undone', seat: 0, number: 3, fresh }) as FromServer
    expect(after(undone(true)).notice).toMatchObject({ kind: 'undone', text: '', anew: true })
    expect(after(undone(false)).notice).toMatchObject({ kind: 'undone', text: '', anew: false })
  })
})

describe('the end of a connection', () => {
  const table = { id: 't', seats: [] } as unknown as Summary
  test('a wrong token and a table that is gone are final', () => {
    for (const code of ['bad_token', 'no_table']) {
      expect(after({ type: 'refused', to: null, code, sentence: '' }).fatal).toBe(code)
    }
  })
  test('a refused message at the table is not', () => {
    expect(after(shown(0, 0), { type: 'refused', to: null, code: 'not_yours', sentence: '' }).fatal).toBeNull()
  })
  test('a newer scene than this page knows is said', () => {
    expect(after(shown(0, 0, { version: 99 })).fatal).toBe('newer')
  })
  test('whom one has muted is what the server says', () => {
    expect(after({ type: 'mutes', seats: [1, -1] }).mutes).toEqual([1, -1])
    expect(after({ type: 'mutes', seats: [1] }, { type: 'mutes', seats: [] }).mutes).toEqual([])
  })
  test('what the server says before it stops is forgotten at the next welcome', () => {
    const closing: FromServer = { type: 'closing', sentence: 'Soon.', again: 2 }
    const welcome: FromServer = {
      type: 'welcome', protocol: 1, table, role: 'seat', seat: 0, owner: false, theme: PLAIN_THEME,
      seed_hash: null, standing: [], hints: true, undo_asked: null, decks: false, concedes: false, leaving: 'bot', chat: [], mutes: [],
    }
    expect(after(closing).closing?.sentence).toBe('Soon.')
    expect(after(closing, welcome).closing).toBeNull()
  })
})

describe('windows that are asked at once', () => {
  const window = (place: number, choice: string | null): AskedWindow => ({
    seat: 0, prompt: 'Do you answer?', options: [], window: place, passes: 'pass', choice, suggested: null, nth: 1, all: 1,
  })
  const asked = shown(3, 7, { asked: [0, 1] }, { windows: [window(0, null)] })
  const told = (question: number): FromServer => ({ type: 'windows', question, windows: [window(0, 'pass'), window(2, null)], undo: 'ask' })
  test('are told again when an answer is given or taken back, with what may be undone, and nothing else changes', () => {
    const before = { ...after(asked), waiting: true }
    const view = reduce(before, told(7))
    expect(view.windows.map((one) => one.choice)).toEqual(['pass', null])
    expect([view.waiting, view.scene, view.lines]).toEqual([false, before.scene, before.lines])
    expect([before.undo, view.undo]).toEqual(['free', 'ask'])
  })
  test('that are gone are not told any more', () => {
    expect(reduce(after(asked), told(6)).windows).toHaveLength(1)
  })
  test('of seats at one screen come one after the other', () => {
    const seats = [
      { name: 'a', asked: true, window: window(2, null) },
      { name: 'b', asked: true, window: window(1, null) },
      { name: 'c', asked: false, window: window(0, 'pass') },
    ]
    expect(firstAsked(seats)?.name).toBe('b')
    expect(firstAsked(seats.slice(2))).toBeUndefined()
  })
})

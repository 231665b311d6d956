import { expect, test } from 'vitest'
import { deed, nextBox } from '../src/logic/keys'
import { Coach } from '../src/guide/coach.svelte'
import { among } from '../src/logic/among'
import { digits } from '../src/logic/digits'
import { initials } from '../src/logic/initials'
import { look, places } from '../src/logic/look'
import { beside } from '../src/logic/near'
import { away, change, hasOthers, isOnlyPerson, presence } from '../src/logic/people'
import { finished, upTo } from '../src/logic/record'
import { moments } from '../src/logic/stage'
import { scaled, spread } from '../src/logic/pinch'
import { tabAfter } from '../src/logic/tabs'
import { elsewhere, placeOf, signsOf } from '../src/logic/track'
import { byFace, byPiece, findPiece, hasHands, isPick, numbered, optionsOf, pieces, spots } from '../src/logic/options'
import { describe as told, describeCounter } from '../src/logic/describe'
import { pauseAfter, socketAddress } from '../src/protocol/socket'
import { owned } from '../src/logic/owners'
import type { SeatInfo, Summary } from '../src/protocol/generated'
import { PLAIN_THEME, type Area, type Choice, type Piece, type Scene } from '../src/protocol/scene'

const plain = { ctrlKey: false, metaKey: false, altKey: false }

test('keys mean deeds, and with a modifier they are the browser’s', () => {
  expect(deed({ key: '3', ...plain })).toEqual({ do: 'option', key: '3' })
  expect(deed({ key: 'U', ...plain })).toEqual({ do: 'undo' })
  expect(deed({ key: '?', ...plain })).toEqual({ do: 'help' })
  expect(deed({ key: 's', ...plain })).toEqual({ do: 'hurry' })
  expect(deed({ key: 'ArrowLeft', ...plain })).toEqual({ do: 'arrow', x: -1, y: 0 })
  expect(deed({ key: '0', ...plain })).toEqual({ do: 'option', key: '0' })
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

test('what comes to the same as another option is called like it and needs no key', () => {
  const copies = numbered([
    { notation: 'play a', label: 'Play A', pieces: ['card:1'] },
    { notation: 'play a.2', label: 'Play A 2', pieces: ['card:2'], like: 'play a' },
    { notation: 'end', label: 'End', pieces: [] },
  ])
  expect(copies.map((option) => [option.notation, option.label, option.key, option.press])).toEqual([
    ['play a', 'Play A', 1, '1'],
    ['play a.2', 'Play A', 1, ''],
    ['end', 'End', 2, '2'],
  ])
  expect(optionsOf({ id: 'card:2', kind: 'c' }, byPiece(copies)).map((option) => option.notation)).toEqual(['play a.2'])
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

test('a piece is found however deep it lies', () => {
  const token = { id: 'token', kind: 'token', face: 'wraith' }
  const deep = {
    areas: [
      { id: 'deck', title: '', layout: 'stack', pieces: [{ id: 'known', kind: 'card', face: 'wraith' }] },
      { id: 'row', title: '', layout: 'row', pieces: [{ id: 'vampire', kind: 'card', on: [{ id: 'victim', kind: 'card', on: [token] }] }] },
    ],
  } as unknown as Scene
  expect([...pieces(deep.areas)].map(({ piece, area, host }) => [piece.id, area.id, host?.id ?? ''])).toEqual([
    ['known', 'deck', ''],
    ['vampire', 'row', ''],
    ['victim', 'row', 'vampire'],
    ['token', 'row', 'victim'],
  ])
  expect(findPiece(deep, 'token')).toBe(token)
  expect(byFace(deep, 'wraith')).toBe(token)
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
  const row = { of: 'Day', place: 'Day: Hunt', asked: false, window: true, passed: false, stop: false }
  expect(signsOf(row)).toEqual(['opens'])
  expect(signsOf({ ...row, passed: true })).toEqual(['passes'])
  expect(signsOf({ ...row, asked: true })).toEqual(['asks', 'opens'])
  expect(signsOf({ ...row, asked: true, stop: true })).toEqual(['stops'])
  expect(signsOf({ ...row, asked: true, window: false, passed: true })).toEqual(['asks'])
})

test('one can stop at rows of what is not being done', () => {
  const row = { of: 'Day', place: 'Day: Hunt', asked: false, window: true, passed: false, stop: false }
  const track = [row, { ...row, place: 'Day: Dusk' }, { ...row, of: 'Fight', place: 'Fight: Round: one' }]
  const day = { name: 'Day', rows: [], current: 0 }
  expect(elsewhere(track, [day])).toEqual([{ name: 'Fight', rows: [{ name: 'Round: one', rule: '' }], current: -1 }])
  expect(elsewhere(track, []).flatMap((one) => one.rows.map((there) => placeOf(one, there)))).toEqual(track.map(({ place }) => place))
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
  expect(describeCounter(PLAIN_THEME, counter).replaceAll('\u00a0', ' ')).toContain('= 4 printed + 2 Pristine Blood − 1 A wound')
  expect(describeCounter(PLAIN_THEME, { name: 'intel', value: 0, parts: [[0, 'nothing gives any']] })).toMatch(/^0 \w+ \(nothing gives any\)$/)
})

const labelled = (...labels: string[]) => labels.map((label) => ({ notation: label, label, pieces: [] }))

test('an answer that is a number is chosen by that number, and shows no other beside it', () => {
  const pressed = (...labels: string[]) => digits(labelled(...labels)).map((one) => (one.marked ? `[${one.press}]` : one.press))
  expect(pressed('0', '1', '2')).toEqual(['0', '1', '2'])
  expect(pressed('Bid 0', 'Bid 1', 'Pass')).toEqual(['0', '1', '[2]'])
  expect(pressed('The die showing 2: costs 1 blood', 'The die showing 6: kills')).toEqual(['2', '6'])
  expect(pressed('Recruit (veil +1)', 'Use Hypnosis (1 blood)', 'Done')).toEqual(['[1]', '[2]', '[3]'])
  expect(pressed('Pay 9', 'Pay 10')).toEqual(['9', ''])
  expect(pressed('Play A (province 1)', 'Play B (province 2)', 'Play A (province 3)', 'Pass')).toEqual(['[1]', '[2]', '[3]', '[4]'])
  expect(pressed('Rider of Ann', 'Goblin of Ann', 'Goblin 2 of Ann', 'Goblin 3 of Ann')).toEqual(['[1]', '[2]', '[3]', '[4]'])
  expect(pressed('Take 1 of A', 'Give 1 to B', 'Take 2 of A', 'Give 2 to B')).toEqual(['[1]', '[2]', '[3]', '[4]'])
  expect(pressed(...Array.from('abcdefghijkl')).slice(8)).toEqual(['[9]', '[0]', '[]', '[]'])
})

test('letters tell names apart', () => {
  expect(initials(['Player 1', 'Player 2', 'Bot 3'])).toEqual(['1', '2', '3'])
  expect(initials(['Ann', 'Amy', 'Bob'])).toEqual(['An', 'Am', 'B'])
})

test('a die that is used keeps its name, so that it moves and the others rest', () => {
  const dice = (...shown: [string, string][]) => shown.map(([face, orientation]) => ({ id: `die:${face}`, kind: 'die', face, orientation }) as Piece)
  const before = places(dice(['6', 'upright'], ['4', 'upright'], ['4', 'upright'], ['1', 'spent']))
  const after = places(dice(['6', 'upright'], ['4', 'upright'], ['4', 'spent'], ['1', 'spent']))
  expect(before).toEqual(['6.0', '4.0', '4.1', '1.0'])
  expect(after).toEqual(before)
  expect(look({ id: 'a', kind: 'card' })).toBe('card')
})

const seat = (more: object) => ({ seat: 1, kind: 'person', name: 'Bob', here: false, taken: true, gone: 1000, player: null, clock: null, ...more }) as never

test('people are there, away since a time, or have not come', () => {
  expect(presence(seat({ here: true }), 0)).toBe('here')
  expect(presence(seat({}), 0)).toBe('away')
  expect(presence(seat({ taken: false }), 0)).toBe('never')
  expect(presence(seat({ kind: 'bot' }), 0)).toBe('bot')
  expect(presence(seat({}), 1)).toBe('you')
  expect(away(seat({}), 1_600_000)).toBe('away for 10 min')
  expect(change([seat({})], [seat({ here: true })], 0)).toEqual({ seat: 1, name: 'Bob', came: true })
  expect(change([seat({})], [seat({ here: true })], 1)).toBeNull()
})

test('whoever has others beside them may not order what would tell what they hold, unless these are bots at seats that nobody ever had', () => {
  const [me, bot] = [seat({ taken: true }), seat({ kind: 'bot', taken: false })]
  expect([isOnlyPerson([me]), isOnlyPerson([me, bot]), isOnlyPerson([bot, me, bot])]).toEqual([true, true, true])
  expect([isOnlyPerson([me, seat({ kind: 'bot', taken: true })]), isOnlyPerson([me, seat({})]), isOnlyPerson([bot, bot]), isOnlyPerson([])]).toEqual([false, false, false, false])
  const table = (seats: SeatInfo[]) => ({ seats }) as Summary
  expect([hasOthers(null), hasOthers(table([me])), hasOthers(table([me, bot]))]).toEqual([false, false, true])
})

test('a record up to a moment has the choices before it and no end', () => {
  const choice = (n: number) => `{"n":${n},"seat":0,"choice":"x"}`
  const text = ['{"coterie":1}', choice(1), '{"chance":7}', choice(2), '{"fingerprint":"a"}', choice(3), '{"result":{}}'].join('\n')
  expect(upTo(text, 2)).toBe(['{"coterie":1}', choice(1), '{"chance":7}', choice(2), ''].join('\n'))
  expect(upTo(text, 0)).toBe('{"coterie":1}\n')
  expect(finished(text)).toBe(true)
  expect(finished(upTo(text, 3))).toBe(false)
})

test('what happened is shown line by line, with the table as it was then, up to the present', () => {
  const hand = (...ids: string[]) => ({ id: 'hand', title: '', layout: 'row', pieces: ids.map((id) => ({ id, kind: 'c' })) }) as never
  const pile = (...ids: string[]) => ({ id: 'pile', title: '', layout: 'row', pieces: ids.map((id) => ({ id, kind: 'c', face: 'f', text: 'T' })) }) as never
  const moment = { text: '', mood: '', order: [], active: '' }
  const present = { moment, areas: [hand(), pile('b')], line: 5, log: [], question: null } as unknown as Scene
  const line = (n: number, ...pieces: string[]) => ({ n, change: 'c', pieces, text: `line ${n}` })
  const found = moments(
    [
      { line: 2, moment, areas: [hand('a', 'b'), pile()] },
      { line: 3, moment, areas: [hand('b'), pile('a')] },
    ],
    present,
    [line(2), line(3, 'a'), line(4, 'b'), line(5)],
  )
  expect(found.before!.areas.map((area) => area.pieces?.length)).toEqual([2, 0])
  expect(found.after.map((one) => one.text)).toEqual(['line 3', 'line 4 · line 5'])
  expect(found.after.map((one) => one.things)).toEqual([1, 2])
  expect(found.after[0]!.scene.areas.map((area) => area.pieces?.map((piece) => piece.id))).toEqual([['b'], ['a']])
  expect(found.after[0]!.card?.id).toBe('a')
  expect(found.after[1]!.scene).toBe(present)
  expect(moments([], present, []).after).toEqual([])
})

test('more than six moments are one, with the first and the last of them and all that they name', () => {
  const moment = { text: '', mood: '', order: [], active: '' }
  const present = { moment, areas: [], line: 9, log: [], question: null } as unknown as Scene
  const frames = (n: number) => Array.from({ length: n }, (_, at) => ({ line: 9 - n + at, moment, areas: [] }))
  const lines = Array.from({ length: 9 }, (_, at) => ({ n: at + 1, change: 'c', pieces: [`p${at + 1}`], text: `line ${at + 1}` }))
  expect(moments(frames(6), present, lines).after).toHaveLength(6)
  const { after } = moments(frames(7), present, lines)
  expect(after).toHaveLength(1)
  expect(after[0]).toMatchObject({ sum: 7, text: 'line 3 … line 9', scene: present })
  expect(after[0]!.pieces).toEqual(['p3', 'p4', 'p5', 'p6', 'p7', 'p8', 'p9'])
})

test('a list is shared out among the seats, neighbours together', () => {
  expect(among(['a', 'b', 'c'], 2)).toEqual([['a', 'b'], ['c']])
  expect(among(['a', 'b', 'c', 'd', 'e'], 3)).toEqual([['a', 'b'], ['c', 'd'], ['e']])
})

test('the guide waits for what it asks for, and speaks at the right question only', () => {
  const at = (prompt: string, ...options: string[]) =>
    ({ question: { seat: 0, prompt, options: options.map((notation) => ({ notation, label: '', pieces: [] })) } }) as unknown as Scene
  const plain = { text: '', light: [], option: '', asks: '', change: '', times: 1, active: '', waits: false }
  const tips = [
    { ...plain, id: 'expose', option: '^expose$', waits: true },
    { ...plain, id: 'minions', option: '^\\d+$', asks: 'minions come along' },
  ]
  const coach = new Coach({ name: '', position: '', seats: 1, last: '', tips })
  coach.see(at('What do you do?', 'expose', 'done'), [], { count: 3, notation: 'expose' })
  expect(coach.now?.id).toBe('expose')
  coach.see(at('What do you do?', 'expose', 'done'), [], { count: 3, notation: 'expose' })
  expect(coach.now?.id, 'what was done before counts for nothing').toBe('expose')
  coach.see(at('How many relics?', '0', '1'), [], { count: 4, notation: 'done' })
  expect(coach.now).toBeNull()
  coach.see(at('What do you do?', 'expose'), [], { count: 5, notation: '0' })
  expect(coach.now?.id).toBe('expose')
  coach.see(at('How many minions come along to Asylum?', '0', '1'), [], { count: 6, notation: 'expose' })
  expect(coach.now?.id).toBe('minions')
})

test('what the guide says of something that happened goes with the turn, and is never told later', () => {
  const at = (active: string) => ({ moment: { text: '', mood: '', order: [], active }, question: { seat: 0, prompt: '', options: [] } }) as unknown as Scene
  const plain = { text: '', light: [], option: '', asks: '', change: 'turn', times: 1, active: '', waits: false }
  const tips = [{ ...plain, id: 'theirs', active: 'seat:1' }, { ...plain, id: 'again', times: 2, active: 'seat:0' }, { ...plain, id: 'fight', change: 'fight' }]
  const happened = (...changes: string[]) => changes.map((change, n) => ({ n: n + 1, change, pieces: [], text: '' }))
  const coach = new Coach({ name: '', position: '', seats: 2, last: '', tips })
  coach.see(at('seat:1'), happened('turn', 'fight'), { count: 0, notation: '' })
  expect(coach.now?.id).toBe('theirs')
  coach.see(at('seat:0'), happened('turn', 'fight', 'turn'), { count: 0, notation: '' })
  expect(coach.now?.id, 'it is no longer their turn').toBe('again')
  coach.see(at('seat:0'), happened('turn', 'fight', 'turn'), { count: 1, notation: 'end' })
  expect(coach.now, 'the fight is over').toBeNull()
  coach.see(at('seat:0'), happened('turn', 'fight', 'turn', 'fight'), { count: 1, notation: 'end' })
  expect(coach.now?.id).toBe('fight')
})

test('the guide goes on where it was, and one that was silenced stays silent', () => {
  const scene = { question: { seat: 0, prompt: '', options: [] } } as unknown as Scene
  const plain = { text: '', light: [], option: '', asks: '', change: '', times: 1, active: '', waits: false }
  const guide = { name: '', position: '', seats: 1, last: 'three', tips: ['one', 'two', 'three'].map((id) => ({ ...plain, id })) }
  const nothing = { count: 0, notation: '' }
  let kept: string[] = []
  const coach = new Coach(guide, [], (told) => (kept = told))
  coach.see(scene, [], nothing)
  coach.next(scene, [], nothing)
  expect(kept).toEqual(['one'])
  const again = new Coach(guide, kept, (told) => (kept = told))
  again.see(scene, [], nothing)
  expect(again.now?.id).toBe('two')
  again.end()
  const silent = new Coach(guide, kept)
  silent.see(scene, [], nothing)
  expect(silent.now).toBeNull()
})

test('options about cards of several seats stand under their owners', () => {
  const lies = (of: number, ...ids: string[]): Area => ({ id: `field:${of}`, title: 'Field', layout: 'row', of, pieces: ids.map((id) => ({ id, kind: 'card' })) }) as Area
  const scene = { areas: [lies(0, 'a', 'b'), lies(1, 'c', 'd')] } as unknown as Scene
  const about = (notation: string, ...pieces: string[]): Choice => ({ notation, label: notation, pieces })
  const all = [about('none'), about('1', 'c'), about('2', 'a'), about('3', 'd')]
  expect(owned(all, scene).map((one) => [one.notation, one.of])).toEqual([['1', 1], ['3', 1], ['2', 0], ['none', undefined]])
  const left = [[about('1', 'c'), about('2', 'd')], [about('1', 'c'), about('2', 'a', 'd')], [about('1', 'c'), about('2', 'seat:0')]]
  for (const one of left) expect(owned(one, scene)).toBe(one)
})

test('arrows go round a row of tabs; other keys, and what is no tab, lead nowhere', () => {
  expect([tabAfter('ArrowRight', 0, 3), tabAfter('ArrowRight', 2, 3), tabAfter('ArrowLeft', 0, 3)]).toEqual([1, 0, 2])
  expect([tabAfter('Home', 2, 3), tabAfter('End', 0, 3)]).toEqual([0, 2])
  expect([tabAfter('ArrowDown', 0, 3), tabAfter('ArrowRight', -1, 3)]).toEqual([null, null])
})

import { expect, test, vi } from 'vitest'
import { against, answers, begun, partsIn, playedIn } from '../src/logic/aimed'
import { describeCounter } from '../src/logic/describe'
import { piled, verb } from '../src/logic/alike'
import { whole } from '../src/logic/card'
import { LEVELS, ZOOMS, densest, type Density } from '../src/logic/density'
import { fronts, others, standings, verdict } from '../src/logic/ending'
import { hit, slip, way } from '../src/logic/dropping'
import { fits, handed, rest } from '../src/logic/handing'
import { follows } from '../src/logic/follows'
import { mats, zoneOf } from '../src/logic/mats'
import { causeFirst, named, namesOf } from '../src/logic/naming'
import { orderText, presetsOf } from '../src/logic/orders'
import { arranged, moved, sorted } from '../src/logic/order'
import { seatName } from '../src/logic/people'
import { repeats, times } from '../src/logic/repeats'
import { gesture, tickable } from '../src/logic/several'
import { kept } from '../src/logic/same'
import { heard, sound } from '../src/logic/sounds'
import { numbered } from '../src/logic/options'
import { OwnHand } from '../src/state/hand.svelte'
import { PLAIN_THEME, type Area, type Choice, type Piece, type Scene } from '../src/protocol/scene'

const piece = (id: string, more: Partial<Piece> = {}): Piece => ({ id, kind: 'card', name: id, face: id, ...more })
const option = (notation: string, ...pieces: string[]): Choice => ({ notation, label: notation, pieces })

test('a table is laid as large as it fits, and measured no more than needed', () => {
  const asked: Density[] = []
  /** The height of a table that is `height` high at its largest size without anything low. */
  const high = (height: number) => (at: Density) => {
    asked.push(at)
    return height * ZOOMS[at.step]! * 0.9 ** at.level
  }
  const one = ZOOMS.indexOf(1)
  const start = { level: 0, step: 0 }
  expect(densest(start, 600, high(600))).toEqual({ level: 0, step: one })
  expect(asked.length, 'a size is not felt for step by step').toBeLessThanOrEqual(3)
  expect(densest(start, 600, high(640)), 'low cards grow into what they leave').toEqual({ level: 1, step: one })
  expect(densest(start, 600, high(500))).toEqual({ level: 0, step: ZOOMS.indexOf(1.15) })
  expect(densest({ level: 3, step: one }, 600, high(500)), 'room that comes back is used').toEqual({ level: 0, step: ZOOMS.indexOf(1.15) })
  asked.length = 0
  expect(densest({ level: 1, step: one }, 600, high(640))).toEqual({ level: 1, step: one })
  expect(asked, 'what cannot fit is not laid').toHaveLength(1)
  expect(densest(start, 600, () => 700).level).toBe(LEVELS.length - 1)
})

test('a level that leaves room is laid larger', () => {
  /** A table on which low cards of one's own take half the room. */
  const high = (at: Density) => (at.level < 5 ? 1000 : 400) * ZOOMS[at.step]!
  expect(densest({ level: 0, step: 0 }, 600, high)).toEqual({ level: 5, step: ZOOMS.indexOf(1.5) })
})

test('what is not tried any more is told, so that it can be tried later', () => {
  /** A table that looks as if it had room one level higher, and has not; at its own level it has. */
  const high = (at: Density) => (at.level < 6 ? 800 : 400) * ZOOMS[at.step]!
  const [from, tries] = [{ level: 6, step: ZOOMS.indexOf(0.88) }, { left: 1 }]
  expect(densest(from, 600, high, tries)).toEqual(from)
  expect(tries.left).toBe(0)
  expect(densest(from, 600, high)).toEqual({ level: 6, step: ZOOMS.indexOf(1.5) })
})

test('what answers what stands below it, once each, also in a ring', () => {
  const area: Area = {
    id: 'a', title: 'A', layout: 'sides',
    pieces: [piece('hydra', { to: ['doc'] }), piece('doc'), piece('blow', { to: ['doc'] }), piece('parry', { to: ['blow'] }), piece('x', { to: ['y'] }), piece('y', { to: ['x'] })].map((one) => ({ ...one, side: 0 })),
  }
  expect(answers(area).map((one) => [one.id, one.deep])).toEqual([['hydra', 0], ['blow', 0], ['parry', 1], ['x', 0], ['y', 1]])
})

test('a seat is faced by those on the other sides of what it takes part in', () => {
  const sides: Area[] = [{ id: 'a', title: 'A', layout: 'sides', sides: [{ of: 2 }, { of: 0 }, {}] }]
  expect([...against(sides, 0)]).toEqual([2])
  expect([...against(sides, 1)]).toEqual([])
})

test('three cards that nothing tells apart are a pile; two, or others, are not', () => {
  const four = ['a', 'b', 'c', 'd'].map((id) => piece(id, { name: 'Guard', face: 'guard' }))
  expect(piled(four, () => '').map((pile) => pile.all.length)).toEqual([4])
  expect(piled(four.slice(0, 2), () => '')).toHaveLength(2)
  expect(piled([...four.slice(0, 3), { ...four[3]!, orientation: 'bowed' }], () => '').map((pile) => pile.all.length)).toEqual([3, 1])
  expect(piled(four, (one) => (one.id === 'a' ? 'attack' : '')).map((pile) => pile.all.length)).toEqual([1, 3])
  expect(piled(four, (one) => one.id)).toHaveLength(4)
  expect(piled(four, (one) => verb({ notation: one.id, pieces: [one.id] }))).toHaveLength(1) // which of them is aimed at comes to the same
  expect(piled(four, (one) => (one.id === 'a' ? verb({ notation: `use ${one.id}`, pieces: [one.id] }) : '')).map((pile) => pile.all.length)).toEqual([1, 3])
})

test('what lies on a card, and on that, belongs to it: alike ones are a pile, what can be done with it keeps cards apart', () => {
  const called = (name: string, on: Piece[] = []) => ({ name, face: name, ...(on.length ? { on } : {}) })
  const bearer = (id: string, token = 'wraith') =>
    piece(id, called('vampire', [piece(`${id}-1`, called('victim', [piece(`${id}-2`, called(token))]))]))
  const four = ['a', 'b', 'c', 'd'].map((id) => bearer(id))
  expect(piled(four, () => '').map((pile) => pile.all.length)).toEqual([4])
  expect(piled([...four.slice(0, 3), bearer('d', 'another')], () => '').map((pile) => pile.all.length)).toEqual([3, 1])
  expect(piled(four, (one) => (one.id === 'a-2' ? 'use' : '')).map((pile) => pile.all.length)).toEqual([1, 3])
})

test('a gesture waits for eight pixels; out of the hand a card is played, within it put elsewhere, however it came there', () => {
  const [at, inside, left] = [{ x: 100, y: 700 }, { left: false, rows: false }, { left: true, rows: false }]
  const to = (x: number, y: number) => ({ x: at.x + x, y: at.y + y })
  expect(way(at, to(4, 4), inside)).toBe('waits')
  expect(way(at, to(20, -10), inside)).toBe('sideways')
  expect(way(at, to(200, -110), inside)).toBe('sideways')
  expect(way(at, to(200, -110), left)).toBe('out')
  expect(way(at, to(10, -30), inside)).toBe('out')
  expect(way(at, to(0, 0), inside, false, true)).toBe('sideways')
  expect(way(at, to(10, -30), { left: false, rows: true })).toBe('sideways')
  expect(way(at, to(20, -10), null)).toBe('out')
  expect(way(at, to(10, 0), null, true)).toBe('waits')
})

test('what ends where it began was a slip', () => {
  const own = { left: 80, right: 160, top: 100, bottom: 220 }
  expect(slip({ x: 150, y: 110 }, { x: 160, y: 115 }, null)).toBe(true)
  expect(slip({ x: 150, y: 110 }, { x: 90, y: 200 }, own)).toBe(true)
  expect(slip({ x: 150, y: 110 }, { x: 200, y: 110 }, own)).toBe(false)
})

test('a target takes what is dropped up to 24 pixels beside it, and the nearest one takes it', () => {
  const boxes = [{ left: 0, right: 10, top: 0, bottom: 10 }, { left: 50, right: 60, top: 0, bottom: 10 }]
  expect(hit({ x: 5, y: 5 }, boxes)).toBe(0)
  expect(hit({ x: 33, y: 5 }, boxes)).toBe(1)
  expect(hit({ x: 26, y: 5 }, boxes)).toBe(0)
  expect(hit({ x: 5, y: 40 }, boxes)).toBe(-1)
  expect(hit({ x: 12, y: 5 }, boxes, 0)).toBe(-1)
})

test('a pass says what follows: in the innermost procedure that goes on', () => {
  const rows = (...names: string[]) => names.map((name) => ({ name, rule: '' }))
  const turn = { name: 'Turn', rows: rows('Begin', 'Act', 'End'), current: 1 }
  expect(follows([turn, { name: 'Attack', rows: rows('Block', 'Damage'), current: 0 }])).toBe('Damage')
  expect(follows([turn, { name: 'Attack', rows: rows('Block', 'Damage'), current: 1 }])).toBe('End')
  const [block, ...others] = rows('No block yet', 'Block attempted', 'Effect')
  expect(follows([{ name: 'Action', rows: [block!, { ...others[0]!, seldom: true }, others[1]!], current: 0 }])).toBe('Effect')
  expect(follows([])).toBe('')
})

test('a sentence names cards, the longest name first, and no part of a word', () => {
  const names = namesOf([{ name: 'Doc', topic: 'doc' }, { name: 'Doc Martin', topic: 'martin' }, { name: 'Hydra', topic: 'hydra' }])
  expect(named('Hydra attacks Doc Martin, no Doctor', names)).toEqual([
    { text: 'Hydra', face: 'hydra' }, { text: ' attacks ' }, { text: 'Doc Martin', face: 'martin' }, { text: ', no Doctor' },
  ])
  expect(named('nobody', namesOf([]))).toEqual([{ text: 'nobody' }])
})

test('a seat that nobody need play is called as it is on the table', () => {
  const head = { id: 'seats', title: '', layout: 'row', pieces: [piece('seat:1', { name: 'The Wild' })] } as unknown as Area
  const scene = { areas: [head], players: [{ seat: 0, name: 'Ann', counters: [] }] } as unknown as Scene
  expect([0, 1, 2].map((seat) => seatName(seat, [], scene))).toEqual(['Ann', 'The Wild', seatName(2)])
})

test('what a sentence says that the rest comes from is the first of its cards', () => {
  const names = namesOf([{ name: 'Doc', topic: 'doc' }, { name: 'Hydra', topic: 'hydra' }])
  const first = (text: string, cause?: string) => causeFirst(named(text, names), cause)
  expect(first('Hydra attacks Doc')).toEqual(['hydra', 'doc'])
  expect(first('Doc takes 2 damage from Hydra', 'hydra')).toEqual(['hydra', 'doc'])
  expect(first('Doc takes 2 damage from Hydra')).toEqual(['doc', 'hydra']) // the words themselves are not read
  expect(first('Ann draws Doc', 'hydra')).toEqual(['doc'])
})

test('a hand keeps its own order; what is new comes last', () => {
  const held = (...pieces: Piece[]) => pieces.map((one) => ({ key: one.id, piece: one }))
  const hand = held(...['a', 'b', 'c'].map((id) => piece(id)))
  expect(arranged(hand, ['c', 'a']).map((one) => one.key)).toEqual(['c', 'a', 'b'])
  expect(moved(['a', 'b', 'c'], 'a', 2)).toEqual(['b', 'c', 'a'])
  expect(moved(['a', 'b', 'c'], 'c', -1)).toEqual(['c', 'a', 'b'])
  const printed = held(piece('b', { cost: [{ name: 'x', value: 1 }] }), piece('a', { cost: [{ name: 'x', value: 3 }] }), piece('c'))
  expect(sorted(printed, 'cost').map((one) => one.key)).toEqual(['c', 'b', 'a'])
  expect(sorted(printed, 'name').map((one) => one.key)).toEqual(['a', 'b', 'c'])
})

test('in a mixed hand each card stays where it was, whatever number it has now', () => {
  const card = (id: string, face: string) => ({ id, kind: 'card', face }) as Piece
  const hand = (...pieces: Piece[]) => ({ seat: 0, areas: [{ id: 'hand', title: '', layout: 'fan', of: 0, pieces }] }) as unknown as Scene
  let scene = hand(card('1', 'bat'), card('2', 'fleet'), card('3', 'fleet'), card('4', 'rip'))
  const own = new OwnHand(() => scene)
  const shown = () => own.cards.map((one) => one.piece.face)
  const [read, keys] = [own.cards[3]!.piece, own.cards.map((one) => one.key)]
  own.place('4', 0)
  expect(shown()).toEqual(['rip', 'bat', 'fleet', 'fleet'])
  scene = hand(card('3', 'bat'), card('4', 'fleet'), card('2', 'fleet'), card('1', 'rip'), card('5', 'dread'))
  expect(shown()).toEqual(['rip', 'bat', 'fleet', 'fleet', 'dread'])
  expect(own.cards.slice(0, 4).map((one) => one.key)).toEqual([keys[3], keys[0], keys[1], keys[2]])
  expect(own.now(read)?.id).toBe('1')
  scene = hand(card('3', 'bat'), card('4', 'fleet'))
  expect([shown(), own.now(read)]).toEqual([['bat', 'fleet'], null])
})

test('several are ticked, and done closes the gesture where more could be named', () => {
  const options = numbered([option('with a', '1'), option('with b', '2'), option('with c', '3'), option('done')])
  const tied = tickable(options)
  const [more, enough] = [{ then: [option('with b', '2')], more: true }, { then: [option('with b', '2'), option('pass')], more: false }]
  expect(tied.map((one) => one.notation)).toEqual(['with a', 'with b', 'with c'])
  expect(gesture([], options[3], undefined)).toBe('done')
  expect(gesture([tied[0]!, tied[2]!], options[3], { then: [option('done')], more: true })).toBe('with a + with c + done')
  expect(gesture([tied[0]!], undefined, more)).toBeNull()
  expect(gesture([tied[0]!], options[3], enough)).toBe('with a')
  expect(gesture([tied[0]!], options[3], undefined)).toBeNull()
})

test('actions of several kinds are no list to tick', () => {
  expect(tickable(numbered([option('attack with a', '1'), option('recruit b', '2'), option('end')]))).toEqual([])
  expect(tickable(numbered([option('with a', '1'), option('done'), option('no')]))).toEqual([])
})

test('of a change the most telling is heard', () => {
  const scene = (line: number, life: number, more: Partial<Scene> = {}): Scene =>
    ({ seat: 0, line, asked: [], ending: null, moment: { text: '', mood: '', order: [], active: 'seat:1' }, players: [{ seat: 0, name: 'A', counters: [{ name: 'life', value: life }] }], ...more }) as unknown as Scene
  expect(heard(null, scene(1, 3))).toBeNull()
  expect(heard(scene(1, 3), scene(1, 3))).toBeNull()
  expect(heard(scene(1, 3), scene(2, 3))).toBe('card')
  expect(heard(scene(1, 3), scene(2, 2))).toBe('less')
  expect(heard(scene(1, 3), scene(2, 4))).toBe('more')
  expect(heard(scene(1, 3), scene(2, 3, { asked: [0] }))).toBe('ask')
  expect(heard(scene(1, 3), scene(2, 2, { ending: { scores: [], won: [], reason: '', facts: [] } }))).toBe('over')
})

test('what can be done again is found out step by step, and never where it gives something large up', () => {
  const more = [option('give a', '1'), option('give b', '2')]
  const known: Record<string, Choice[]> = {}
  const found = () => repeats('give a', (joined) => known[joined])
  expect(found()).toEqual({ most: 1, ask: 'give a' })
  known['give a'] = more
  expect(found()).toEqual({ most: 2, ask: 'give a + give a' })
  known['give a + give a'] = [{ ...more[0]!, warns: 'It is your last.' }, more[1]!]
  expect(found()).toEqual({ most: 2, ask: null })
  known['give a'] = [more[1]!]
  expect(found()).toEqual({ most: 1, ask: null })
  expect(repeats('x', () => [option('x')]).most).toBe(12)
  expect(times('x', 3)).toBe('x + x + x')
})

test('the end says who has won, and that nobody has', () => {
  const said = (scores: number[], won: number[], seat?: number) => verdict({ scores, won, reason: '', facts: [] }, seat)
  expect([said([1, 0], [0], 0), said([1, 0], [0], 1), said([1, 0], [0])]).toEqual(['won', 'lost', 'wins'])
  expect([said([0.5, 0.5], [], 0), said([0.5, 0.5], [])]).toEqual(['draw', 'draw'])
  expect([said([0.2, 0.1, 0.1], [], 0), said([0.2, 0.1, 0.1], [])]).toEqual(['nobody', 'nobody'])
  expect([said([0, 0], [], 1), said([0, 0], []), said([1, 1], [0, 1], 1), said([1, 1], [0, 1])]).toEqual(['lost', 'theyLost', 'won', 'theyWon'])
})

const shares = (left: number, most: number[], alone = true) => ({ left, alone, room: most.map((n, at) => ({ notation: `give ${'abc'[at]}`, label: '', pieces: [], most: n })) })

test('what is handed out becomes one gesture, without what answers itself', () => {
  expect(handed(shares(3, [3, 3]), [1, 1])).toBeNull()
  expect(handed(shares(3, [3, 3]), [1, 2])).toBe('give a + give b')
  expect(handed(shares(3, [3, 3], false), [1, 2])).toBe('give a + give b + give b')
  expect(handed(shares(3, [3, 3]), [3, 0])).toBe('give a + give a + give a')
  expect(handed(shares(2, [1, 1, 2]), [1, 0, 1])).toBe('give a + give c')
  expect(handed(shares(2, [1, 2]), [1, 1])).toBe('give a')
})

test('nobody is given more than there is room for, and nothing more than there is', () => {
  const all = shares(3, [1, 3])
  expect([rest(all, [1, 0]), fits(all, [1, 0], 0), fits(all, [1, 0], 1), fits(all, [1, 2], 1)]).toEqual([2, false, true, false])
})

test('whoever has cards before them has a mat, also where nobody sits', () => {
  const areas: Area[] = [
    { id: 'seats', title: '', layout: 'ring', pieces: [piece('seat:0', { of: 0 }), piece('seat:1', { of: 1, name: 'The Shadowlands' })] },
    { id: 'field:0', title: '', layout: 'row', of: 0, pieces: [] },
    { id: 'provinces:1', title: '', layout: 'row', of: 1, pieces: [piece('a')] },
  ]
  const scene = { seat: 0, players: [{ seat: 0, name: 'Player 1' }], areas } as unknown as Scene
  const found = mats(scene)
  expect(found?.own.seat).toBe(0)
  expect(found?.others.map((mat) => [mat.seat, mat.head?.name, mat.rows.length])).toEqual([[1, 'The Shadowlands', 1]])
})

test('cards that have not changed stay the same objects, those that have do not', () => {
  const row = (pieces: Piece[]): Area => ({ id: 'row', title: 'Row', layout: 'row', pieces })
  const old = [row([piece('a'), piece('b'), piece('c', { on: [piece('d')] })])]
  const [now] = kept([row([piece('c', { on: [piece('d')] }), piece('a'), piece('b', { orientation: 'bowed' })])], old)
  const [a, b, c] = old[0]!.pieces!
  expect(now!.pieces![0]).toBe(c)
  expect(now!.pieces![1]).toBe(a)
  expect(now!.pieces![2]).not.toBe(b)
  expect(now!.pieces![2]!.orientation).toBe('bowed')
})

test('an area and a pile in which nothing has changed are the same objects as before', () => {
  const row = (id: string, pieces: Piece[], more: Partial<Area> = {}): Area => ({ id, title: id, layout: 'row', pieces, ...more })
  const old = [row('one', [piece('a'), piece('b')]), row('two', [piece('c')]), row('three', [piece('d')]), row('four', [piece('e')])]
  const now = kept([row('one', [piece('a'), piece('b')]), row('two', [piece('c', { orientation: 'bowed' })]), row('three', [piece('d')], { note: 'more' }), row('four', [])], old)
  expect(now.map((area, at) => area === old[at])).toEqual([true, false, false, false])
  const four = ['a', 'b', 'c', 'd'].map((id) => piece(id, { name: 'same', face: 'same' }))
  const [first] = piled(four, () => '')
  expect(piled(four, () => '')[0]).toBe(first)
  expect(piled(four.slice(0, 3), () => '')[0]).not.toBe(first)
})

test('a card on which nothing has changed is not put together anew', () => {
  const [one, printed] = [piece('a'), piece('', { text: 'Printed.' })]
  expect(whole(one, printed)).toBe(whole(one, printed))
  expect(whole(one, { ...printed, text: 'Otherwise.' }).text).toBe('Otherwise.')
})

test('what a piece does in a procedure is told where it lies: its note, or what its side does', () => {
  const pieces = [piece('f:1', { side: 0, shows: 'p:1' }), piece('f:2', { side: 1, shows: 'p:2', note: 'is attacked' }), piece('f:3', { shows: 'p:3' }), piece('p:4', { side: 1 })]
  const area: Area = { id: 'f', title: 'f', layout: 'sides', sides: [{ name: 'Ann attacks', does: 'attacks' }, { name: 'Bob defends', does: 'defends' }], pieces }
  expect([...partsIn([area])]).toEqual([['p:1', 'attacks'], ['p:2', 'is attacked']])
})

test('a fight has begun once there is somebody on more than one side', () => {
  const fight = (...sides: number[]): Area => ({ id: 'f', title: 'f', layout: 'sides', pieces: sides.map((side, n) => piece(String(n), { side })) })
  expect([fight(), fight(0), fight(0, 0), fight(1), fight(0, 1)].map(begun)).toEqual([false, false, false, false, true])
  const one = fight(1)
  one.pieces!.push(piece('newest', { to: ['0'] }), piece('older'))
  expect(begun(one), 'what was played in it stands on no side').toBe(false)
  expect(playedIn(one).map((piece) => piece.id)).toEqual(['newest', 'older'])
  expect(answers(one)).toEqual([])
})

test('of one thing its name is the singular, where it has one', () => {
  const named = { ...PLAIN_THEME, signs: { votes: { name: 'votes', one: 'vote' }, pool: { name: 'pool' } } }
  const said = (name: string, value: number) => describeCounter(named, { name, value })
  expect([said('votes', 1), said('votes', 2), said('votes', 0), said('pool', 1)]).toEqual(['1 vote', '2 votes', '0 votes', '1 pool'])
})

test('an area says whose it is where that is not seen, by the name of who sits there', () => {
  const ring: Area = { id: 'seats', title: 'Seats', layout: 'ring', pieces: [piece('seat:2', { of: 2, name: 'The deck' })] }
  const players = [{ seat: 0, name: 'Ann', counters: [] }]
  const scene = { areas: [ring], players } as unknown as Scene
  const zone = (of?: number): Area => ({ id: 'z', title: 'Discard', layout: 'stack', ...(of === undefined ? {} : { of }) })
  expect([zone(0), zone(2), zone(), zone(5)].map((area) => zoneOf(scene, area))).toEqual(['Discard of Ann', 'Discard of The deck', 'Discard', 'Discard'])
})

test('an ending tells of each seat, winners first, and of the game apart from them', () => {
  const facts = [{ name: 'Rounds', value: '9' }, { name: 'Player 1', value: '5 points' }, { name: 'Bob', value: '7 points' }]
  const ending = { scores: [0, 1], won: [1], reason: '', facts }
  const [names, called] = [['Ann', 'Bob'], ['Player 1', 'Player 2']]
  expect(standings(ending, names, called).map((one) => [one.name, one.won, one.told, one.points])).toEqual([['Bob', true, '7 points', ''], ['Ann', false, '5 points', '']])
  expect(others(ending, names, called).map((fact) => fact.name)).toEqual(['Rounds'])
  expect(standings({ ...ending, scores: [3, 2], won: [] }, names, called).map((one) => one.points)).toEqual(['3', '2'])
})

test('an ending shows open cards of who has won, each face once and upright, whoever says most first', () => {
  const row = (of: number, ...pieces: Piece[]): Area => ({ id: `row:${of}`, title: '', layout: 'row', of, pieces })
  const laid = [
    row(0, piece('loser')),
    row(1, piece('plain'), piece('hidden', { face: '' }), piece('strong', { counters: [{ name: 'power', value: 3 }], orientation: 'bowed' }), piece('again', { face: 'plain' })),
  ].map((area) => ({ seat: area.of!, head: null, rows: [area], piles: [], hand: null }))
  expect(fronts(laid, [1]).map((one) => [one.id, one.orientation])).toEqual([['strong', 'upright'], ['plain', 'upright']])
})

test('an order says which question and which card it is about', () => {
  const called = (face: string) => ({ 'blood-doll': 'Blood Doll' })[face] ?? face
  expect(orderText({ does: 'answer', choice: 'pass', about: '7', said: 'Do you block?' }, called)).toBe('Always choose · “pass” · at the question “Do you block?”')
  expect(orderText({ does: 'stop', play: 'blood-doll' }, called)).toContain('where Blood Doll could be played')
  expect(orderText({ does: 'stop', comes: 'blood-doll' }, called)).toBe('Always stop · wherever this comes up: Blood Doll')
  expect(orderText({ until: 'comes', comes: 'raid' }, called)).toBe('Pass · until this comes up: raid')
  expect(orderText({ until: 'affair', within: 'Fight' }, called)).toBe('Pass · until this is over: Fight')
  const calls = [{ prompt: 'fight?', when: 'somebody fights' }]
  expect(orderText({ does: 'stop', prompt: 'fight?' }, called, calls)).toBe('Always stop · when somebody fights')
  expect(presetsOf(calls).at(-1)).toEqual({ name: 'Always stop when somebody fights', order: { does: 'stop', prompt: 'fight?' } })
})

test('a page that the browser keeps silent asks to be heard again', () => {
  const resume = vi.fn(async () => {})
  const started = vi.fn()
  const node = () => ({ frequency: {}, gain: { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect: (to: unknown) => to, start: started, stop() {} })
  class Silent {
    state = 'suspended'
    currentTime = 0
    destination = {}
    resume = resume
    createOscillator = node
    createGain = node
  }
  vi.stubGlobal('AudioContext', Silent)
  sound('more')
  expect([resume.mock.calls.length, started.mock.calls.length]).toEqual([1, 2])
  vi.unstubAllGlobals()
})

import { expect, test } from 'vitest'
import { DOT, ahead, change, fan, isHidden, typeLine, whole } from '../src/logic/card'
import { MOST_PATHS, contrast, emblem, hash, key, luminance, rgb, type Emblem } from '../src/logic/emblem'
import { about, asPiece, calls, meanings, names } from '../src/logic/cited'
import { mats } from '../src/logic/mats'
import { away, below } from '../src/logic/near'
import { explained, parts } from '../src/logic/setting'
import type { Point, Polygon } from '../src/art/shapes'
import { describe } from '../src/logic/describe'
import { PLAIN_THEME, type Area, type Piece, type Scene, type Theme } from '../src/protocol/scene'

const theme: Theme = {
  ...PLAIN_THEME,
  signs: {
    event: { symbol: '✦', color: '#8fa8ff', name: 'event', form: 'shield' },
    owls: { color: '#d0a85c', name: 'owls', form: 'pale' },
    fire: { symbol: '♨', color: '#e0645a', name: 'fire', form: 'flame' },
    blood: { symbol: '♥', color: '#e0645a', name: 'Blood' },
  },
}
const card = (name: string, more: Partial<Piece> = {}): Piece => ({ id: name, kind: 'event', type: 'Event', clan: 'owls', icons: ['fire'], face: name, name, ...more })

// ── emblems ────────────────────────────────────────────────────────────────────────────────────────────────────────

const within = ([x, y]: Point, polygon: Polygon): boolean => {
  let inside = false
  polygon.forEach(([ax, ay], n) => {
    const [bx, by] = polygon[(n + 1) % polygon.length]!
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  })
  return inside
}

/** An emblem as 48 by 48 shades of grey, 16 of them. */
function grey(found: Emblem): string {
  const shade = (color: string) => Math.round(Math.sqrt(luminance(rgb(color))) * 15).toString(16)
  const paths = found.paths.map((path) => ({ points: path.points, shade: shade(path.color) })).reverse()
  const field = shade(found.field)
  let picture = ''
  for (let row = 0; row < 48; row++) {
    for (let column = 0; column < 48; column++) {
      const at: Point = [(column + 0.5) / 24 - 1, (row + 0.5) / 24 - 1]
      if (!within(at, found.outline)) picture += '.'
      else picture += paths.find((path) => within(at, path.points))?.shade ?? field
    }
  }
  return picture
}

const SYLLABLES = ['an', 'bre', 'cor', 'du', 'el', 'fi', 'gra', 'hol', 'is', 'jor', 'ka', 'lu', 'mo', 'ne', 'or', 'pi', 'ra', 'sel']
const NAMES = SYLLABLES.flatMap((one) => SYLLABLES.map((other) => `${one}${other}`))

test('no two cards of a set have the same emblem, though all have one type, one clan and one element', () => {
  const pictures = new Map<string, string>()
  for (const name of NAMES) {
    const picture = grey(emblem(theme, card(name)))
    expect(pictures.get(picture), name).toBeUndefined()
    pictures.set(picture, name)
  }
  expect(pictures.size).toBe(324)
}, 30_000)

test('a card always has the same emblem, whatever happens to it', () => {
  const one = card('owl mask')
  const used: Piece = { ...one, id: 'other', orientation: 'bowed', counters: [{ name: 'blood', value: 3 }], on: [card('torch')] }
  expect(key(used)).toBe(key(one))
  expect(emblem(theme, used)).toEqual(emblem(theme, one))
})

test('what a card is shows in its emblem', () => {
  const one = emblem(theme, card('owl mask'))
  expect(emblem(theme, card('owl mask', { type: 'Recruit', kind: 'recruit' })).outline).not.toEqual(one.outline)
  expect(emblem(theme, card('owl mask', { clan: '' })).paths).not.toEqual(one.paths)
  expect(emblem(theme, card('owl mask', { icons: ['water'] })).paths).not.toEqual(one.paths)
})

test('what stands on an emblem can be told from its field: three to one, in at most twelve paths', () => {
  for (const color of ['#000000', '#ffffff', '#e0645a', '#8fa8ff', '#7fc48f', '#808080']) {
    const painted: Theme = { ...theme, signs: { ...theme.signs, owls: { color }, fire: { color } } }
    for (const name of NAMES.slice(0, 40)) {
      const found = emblem(painted, card(name))
      expect(found.paths.length).toBeLessThanOrEqual(MOST_PATHS)
      const charge = found.paths.at(-1)!.color
      const fields = [found.field, ...found.paths.map((path) => path.color).filter((other) => other !== charge)]
      for (const field of fields) expect(contrast(charge, field)).toBeGreaterThanOrEqual(3)
      expect(contrast(found.edge, found.field)).toBeGreaterThanOrEqual(3)
    }
  }
})

test('a hash differs everywhere when a letter does', () => {
  expect(hash('owl')).not.toBe(hash('owk'))
  expect(hash('owl')).toBe(hash('owl'))
})

// ── faces ──────────────────────────────────────────────────────────────────────────────────────────────────────────

test('what is printed fills in what the scene leaves out, and a number that is another one says so', () => {
  const printed: Piece = { id: '', kind: 'event', type: 'Recruit', traits: ['Owls'], counters: [{ name: 'might', value: 2 }] }
  const lies: Piece = { id: 'piece:4', kind: 'event', name: 'Owl', counters: [{ name: 'might', value: 3 }, { name: 'wound', value: 1 }] }
  const found = whole(lies, printed)
  expect(found.id).toBe('piece:4')
  expect(typeLine(found)).toBe('Recruit\u00a0· Owls')
  expect(found.counters).toEqual([{ name: 'might', value: 3, printed: 2 }, { name: 'wound', value: 1 }])
  expect(found.counters!.map(change)).toEqual(['more', null])
  expect(change({ name: 'might', value: 1, printed: 2 })).toBe('less')
  expect(whole(lies, undefined)).toBe(lies)
})

test('a card lies open or shows its back', () => {
  expect(isHidden({ id: 'piece:1', kind: 'hidden', face: null })).toBe(true)
  expect(isHidden(card('owl'))).toBe(false)
})

test('a text is set with its numbers, the signs of what is counted, and words that can be looked up', () => {
  const terms = new Map([['guard', 'May block.']])
  const found = parts('Guard. Pay 2 Blood to gain +1; Blood is red.', theme, terms)
  expect(found.map((part) => part.text).join('')).toBe('Guard. Pay 2 Blood to gain +1; Blood is red.')
  expect(found.filter((part) => part.number).map((part) => part.text)).toEqual(['2', '+1'])
  expect(found.filter((part) => part.sign)).toEqual([{ text: 'Blood', sign: 'blood' }])
  expect(explained(found)).toEqual([['guard', 'May block.']])
  expect(parts('Safeguarded', theme, terms)).toEqual([{ text: 'Safeguarded' }])
})

test('ten cards share the width of a hand, two lie apart', () => {
  const ten = fan(1050, 10, 160)
  expect(ten.step * 9 + 160).toBeCloseTo(1050)
  expect(ten.step).toBeGreaterThan(95)
  expect(Math.abs(ten.turn(0))).toBeLessThanOrEqual(4)
  expect(fan(1050, 2, 160).step).toBe(168)
  expect(fan(1050, 2, 160).turn(0)).toBe(0)
  expect(fan(100, 1, 160).step).toBe(0)
})

test('a card is read on the half of the table on which it does not lie, and never over the question', () => {
  const screen = { width: 1366, height: 768 }
  const ground = { left: 0, right: 1050, top: 60, bottom: 570 }
  const ask = { left: 1060, right: 1360, top: 400, bottom: 760 }
  const near = away({ left: 20, right: 100, top: 600, bottom: 700 }, { width: 360, height: 400 }, ground, ask, screen)
  expect(near.x + 360).toBeLessThanOrEqual(ask.left)
  expect(near.x).toBeGreaterThan(500)
  expect(away({ left: 900, right: 1000, top: 600, bottom: 700 }, { width: 360, height: 400 }, ground, ask, screen).x).toBeLessThan(20)
  const phone = away({ left: 0, right: 80, top: 300, bottom: 400 }, { width: 374, height: 400 }, { left: 0, right: 390, top: 100, bottom: 700 }, { left: 0, right: 390, top: 500, bottom: 844 }, { width: 390, height: 844 })
  expect(phone.y + phone.height).toBeLessThanOrEqual(500)
})

test('a card that has room above the question is read there, over no card of the table', () => {
  const screen = { width: 1366, height: 768 }
  const ground = { left: 0, right: 1050, top: 60, bottom: 570 }
  const ask = { left: 1060, right: 1360, top: 420, bottom: 760 }
  const read = (left: number, height: number) => away({ left, right: left + 80, top: 100, bottom: 200 }, { width: 360, height }, ground, ask, screen)
  expect(read(20, 330)).toEqual({ x: 998, y: 68, height: 344 })
  expect(read(20, 350).x).toBe(682) // too high
  expect(read(960, 330).x).toBe(8) // it would lie over the card itself
})

test('what words mean is told below the card that is read, or beside it where the question lies below', () => {
  const screen = { width: 1366, height: 768 }
  const ask = { left: 1060, right: 1360, top: 420, bottom: 760 }
  const words = { width: 360, height: 200 }
  const read = (left: number, bottom: number) => below({ left, right: left + 360, top: 68, bottom }, words, ask, screen)
  expect(read(682, 400)).toMatchObject({ x: 682, y: 404 })
  expect(read(998, 350)).toMatchObject({ x: 634, y: 68 })
  expect(read(682, 600)).toMatchObject({ x: 318, y: 68 }) // too low
  expect(read(8, 600)).toMatchObject({ x: 372, y: 68 })
})

// ── mats ───────────────────────────────────────────────────────────────────────────────────────────────────────────

const area = (id: string, more: Partial<Area> = {}): Area => ({ id, title: id, layout: 'row', pieces: [], ...more })
const scene = (areas: Area[], seat = 1): Scene =>
  ({ seat, areas, players: [0, 1, 2].map((n) => ({ seat: n, name: `Seat ${n}` })) }) as unknown as Scene

test('each seat has a mat, one’s own first, the others clockwise', () => {
  const seats = area('seats', { layout: 'ring', spot: 'side', pieces: [0, 1, 2].map((n) => ({ id: `seat:${n}`, kind: 'seat', of: n })) })
  const found = mats(
    scene([
      seats,
      area('raid', { layout: 'sides', spot: 'middle' }),
      ...[0, 1, 2].flatMap((of) => [area(`field:${of}`, { of }), area(`hand:${of}`, { of, layout: 'fan' }), area(`deck:${of}`, { of, layout: 'stack' })]),
      area('city'),
      area('turn', { spot: 'side' }),
    ]),
  )!
  expect(found.own.seat).toBe(1)
  expect(found.own.head?.id).toBe('seat:1')
  expect([found.own.rows[0]?.id, found.own.hand?.id, found.own.piles[0]?.id]).toEqual(['field:1', 'hand:1', 'deck:1'])
  expect(found.others.map((mat) => mat.seat)).toEqual([2, 0])
  expect([found.contests, found.shared, found.side].map((all) => all.map((one) => one.id))).toEqual([['raid'], ['city'], ['turn']])
})

test('a table on which nothing but hands lies before anybody has no mats', () => {
  expect(mats(scene([area('city', { layout: 'grid', spot: 'middle' }), area('hand', { of: 1, layout: 'fan' })]))).toBeNull()
})

test('whoever only watches sits at the place of the first seat', () => {
  expect(mats(scene([0, 1, 2].map((of) => area(`field:${of}`, { of })), -1))?.own.seat).toBe(0)
})

// ── what is said of a card elsewhere ───────────────────────────────────────────────────────────────────────────────

test('a card is named by whole words, and only rulings about it are told', () => {
  expect([names('Torch burns.', 'torch'), names('The Torches burn.', 'Torch'), names('a (Torch)', 'Torch')]).toEqual([true, false, true])
  expect([calls('A Torch burns.', 'Torch'), calls('a torch burns', 'Torch')]).toEqual([true, false])
  const note = (id: string, cards: string[]) => ({ id, question: '', answer: 'Torch burns.', why: '', section: '', cards })
  expect(about([note('P-1', ['owl']), note('D-1', ['torch', 'owl']), note('D-2', [])], 'torch').map((one) => one.id)).toEqual(['D-1'])
})

test('what a card has on it is explained as far as its text does not say it', () => {
  const terms = new Map([['event', 'Happens once.'], ['blood', 'What is lost.'], ['owls', 'A clan.']])
  const told = card('c', { text: 'Lose 1 blood.', counters: [{ name: 'blood', value: 1 }] })
  expect(meanings(told, terms, (key) => key)).toEqual([['Event', 'Happens once.']])
  expect(meanings({ ...told, text: '' }, terms, (key) => key).map(([word]) => word)).toEqual(['Event', 'blood'])
})

test('a text that is no drawn card becomes one with its name, its kind and its lines', () => {
  const text = { topic: 'museum', name: 'Museum', kind: 'district', lines: ['One.', 'Two.'], mark: '', piece: null }
  expect(asPiece(text)).toEqual({ id: 'museum', face: 'museum', kind: 'district', name: 'Museum', type: 'District', text: 'One.\nTwo.' })
})

test('a turned card is called as its game calls it', () => {
  const said = (orientation: 'bowed' | 'down', signs = {}) => describe({ ...theme, signs: { ...theme.signs, ...signs } }, { id: '1', kind: 'event', name: 'Torch', orientation })
  expect([said('bowed'), said('bowed', { bowed: { name: 'locked' } }), said('down')]).toEqual(['Torch, bowed', 'Torch, locked', 'Torch, face down'])
})

test('a long text is told by its key words, which are not said twice', () => {
  expect(ahead(['unique'], 'Unique. Put this card into play.')).toBe('')
  expect(ahead(['Magic'], 'Move this character.')).toBe('Magic')
  expect(ahead([], 'Move this character.')).toBe('')
  const many = ['unique', 'location', 'trifle', 'vehicle', 'weapon']
  expect(ahead(many, 'Unique. Location. Trifle.')).toBe(many.join(DOT)) // there is no room for the text
})

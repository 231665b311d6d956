// The mats of a card table: what lies before each seat, and what belongs to all.

import type { Area, Piece, Scene } from '../protocol/scene'
import { W } from '../words'
import { has } from './options'

export interface Mat {
  /** Whose it is: a seat, or an owner of cards that nobody plays, whose number comes after those of the seats. */
  seat: number
  /** Who sits there, as the ring shows it. */
  head: Piece | null
  rows: Area[]
  piles: Area[]
  hand: Area | null
}

export interface Mats {
  own: Mat
  /** The others, clockwise from one's own seat. */
  others: Mat[]
  contests: Area[]
  shared: Area[]
  side: Area[]
}

const lies = (area: Area): boolean => area.of !== undefined && area.of >= 0 && area.spot === undefined

/** Whether more than hands lies before anybody. */
export const hasMats = (scene: Scene): boolean => scene.areas.some((area) => lies(area) && area.layout !== 'fan')

/** The mats of a scene; null where nothing but hands lies before anybody. */
export function mats(scene: Scene): Mats | null {
  if (!hasMats(scene)) return null
  const owners = new Set([...scene.players.map((player) => player.seat), ...scene.areas.filter(lies).map((area) => area.of!)])
  const seats = [...owners].sort((a, b) => a - b)
  const heads = scene.areas.filter((area) => area.layout === 'ring').flatMap((area) => area.pieces ?? [])
  const of = (seat: number): Mat => {
    const there = scene.areas.filter((area) => lies(area) && area.of === seat)
    return {
      seat,
      head: heads.find((piece) => piece.of === seat) ?? null,
      rows: there.filter((area) => area.layout !== 'stack' && area.layout !== 'fan'),
      piles: there.filter((area) => area.layout === 'stack'),
      hand: there.find((area) => area.layout === 'fan') ?? null,
    }
  }
  const first = Math.max(0, seats.indexOf(scene.seat))
  const around = [...seats.slice(first), ...seats.slice(0, first)]
  const rest = scene.areas.filter((area) => !lies(area) && !(area.layout === 'ring' && area.pieces?.every((piece) => piece.of !== undefined)))
  return {
    own: of(around[0] ?? 0),
    others: around.slice(1).map(of),
    contests: rest.filter((area) => area.layout === 'sides'),
    shared: rest.filter((area) => area.layout !== 'sides' && (area.spot ?? 'middle') === 'middle'),
    side: rest.filter((area) => area.layout !== 'sides' && !!area.spot && area.spot !== 'middle'),
  }
}

/** Whether who sits there is out of the game. */
export const isOut = (mat: Mat): boolean => !!mat.head?.badges?.some((badge) => badge.kind === 'out')

/** What an area is called where it is not seen before whom it lies. */
export function zoneOf(scene: Scene | null, area: Area): string {
  const ring = (scene?.areas ?? []).filter((one) => one.layout === 'ring').flatMap((one) => one.pieces ?? [])
  const owner = lies(area) ? (ring.find((piece) => piece.of === area.of) ?? scene?.players.find((player) => player.seat === area.of)) : undefined
  return owner?.name ? W.cards.zoneOf(area.title, owner.name) : area.title
}

/** Whether one of these pieces lies in one of the areas, or on something that does. */
export const holds = (areas: Area[], ids: ReadonlySet<string>): boolean => areas.some((area) => has(area, ids))

/** The seats on whose mats one of these pieces lies; -1 is what belongs to all. */
export function seatsWith(mats: Mats, ids: ReadonlySet<string>): Set<number> {
  if (!ids.size) return new Set()
  const lying = [mats.own, ...mats.others].filter((mat) => (mat.head && ids.has(mat.head.id)) || holds([...mat.rows, ...mat.piles], ids))
  return new Set([...lying.map((mat) => mat.seat), ...(holds(mats.shared, ids) ? [-1] : [])])
}

/** How many cards lie on the mats and in what is fought out. */
export const count = (mats: Mats): number =>
  [...[mats.own, ...mats.others].flatMap((mat) => mat.rows), ...mats.contests].reduce((sum, area) => sum + (area.pieces ?? []).length, 0)

export interface Tally {
  ready: number
  turned: number
  hand: number
}

/** How many cards of a mat lie ready, how many are turned, and how many are in the hand. */
export function tally(mat: Mat): Tally {
  const lying = mat.rows.flatMap((area) => area.pieces ?? [])
  const turned = lying.filter((piece) => piece.orientation === 'bowed' || piece.orientation === 'spent').length
  const ready = lying.filter((piece) => piece.orientation === 'upright').length
  return { ready, turned, hand: mat.hand?.pieces?.length ?? 0 }
}

/** What decides how much room a table needs: changes of numbers and names do not. */
export function shape(mats: Mats): string {
  const of = (mat: Mat) => [...mat.rows.map((area) => `${area.id}${(area.pieces ?? []).map((piece) => piece.on?.length ?? 0).join('')}`), mat.piles.length].join(' ')
  return [mats.own, ...mats.others].map(of).concat(mats.shared.map((area) => `${area.id} ${area.pieces?.length}`), mats.contests.map((area) => `${area.id} ${area.pieces?.length}`)).join('|')
}

/** On a telephone: how many rem the rail, the head of a fight and a row of one's own cards need, and each of those who fight. */
const [AROUND, EACH] = [18.5, 2.5]

/** How many rem all need there, with what is fought out shown whole. */
export const needed = (contests: Area[]): number =>
  AROUND + EACH * Math.max(0, ...contests.flatMap((area) => (area.sides ?? []).map((_, side) => (area.pieces ?? []).filter((piece) => piece.side === side).length)))

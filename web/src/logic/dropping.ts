// Where a card that is dragged goes, and what it is dropped on.

import { boxOf } from './measured'

export interface Point {
  x: number
  y: number
}

export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** So far a finger trembles; a finger that does not drag may scroll. */
export const SLACK = 8
const FINGER = 16
/** So far beyond its edge a target still takes what is dropped. */
const REACH = 24
/** So far up, and steeper than 50°, a card is played before it has left the hand. */
export const UP = 24
const STEEP = 1.19
/** What ends so near to where it began was a slip. */
const SLIP = 24

export type Way = 'waits' | 'sideways' | 'out'

/** A hand that can be put in order: whether the pointer has left it, and whether its cards lie in rows. */
export interface Ordered {
  left: boolean
  rows: boolean
}

/** Which way a gesture goes as the pointer is now: out of the hand a card is played, within it put elsewhere. */
export function way(start: Point, now: Point, hand: Ordered | null, touch = false, begun = false): Way {
  const [across, up] = [Math.abs(now.x - start.x), start.y - now.y]
  if (!begun && Math.hypot(across, up) < (touch && !hand ? FINGER : SLACK)) return 'waits'
  if (!hand) return 'out'
  const steep = !hand.rows && up >= UP && up > STEEP * across
  return steep || (hand.left && Math.hypot(across, up) >= UP) ? 'out' : 'sideways'
}

/** Whether a drag ends where it began: at its own card on the table, or hardly away from there. */
export const slip = (start: Point, now: Point, own: Box | null): boolean =>
  Math.hypot(now.x - start.x, now.y - start.y) < SLIP || (!!own && away(now, own) === 0)

const away = ({ x, y }: Point, box: Box): number => Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom))

/** The box that a point lies in, or the nearest within reach; -1 for none. */
export function hit(at: Point, boxes: Box[], reach = REACH): number {
  let best = -1
  let least = Infinity
  boxes.forEach((box, n) => {
    const far = away(at, box)
    if (far <= reach && far < least) {
      least = far
      best = n
    }
  })
  return best
}

/** What takes what is dropped here: a piece, else a part of the table. */
export function targetAt(at: Point): HTMLElement | null {
  const all = [...document.querySelectorAll<HTMLElement>('[data-drop]')]
  const among = (some: HTMLElement[], reach?: number) => some[hit(at, some.map(boxOf), reach)] ?? null
  const [pieces, zones] = [all.filter((one) => !one.dataset['zone']), all.filter((one) => one.dataset['zone'])]
  return among(pieces) ?? among(zones, 0)
}

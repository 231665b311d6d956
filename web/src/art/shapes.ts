// The forms of which emblems are made, as polygons in a square from -1 to 1: outlines, divisions, charges. Everything is a
// list of points, so that it can be drawn on a canvas and looked at without one.

export type Point = [number, number]
export type Polygon = Point[]

const TURN = Math.PI * 2

/** The corners of a regular polygon, the first one at the top. */
export const regular = (corners: number, size = 1, turned = 0): Polygon =>
  Array.from({ length: corners }, (_, n) => {
    const at = (n / corners + turned) * TURN
    return [size * Math.sin(at), -size * Math.cos(at)]
  })

/** A star with so many rays; `deep` is how far it goes in. */
const star = (rays: number, deep: number): Polygon =>
  Array.from({ length: rays * 2 }, (_, n) => {
    const at = (n / (rays * 2)) * TURN
    const size = n % 2 ? deep : 1
    return [size * Math.sin(at), -size * Math.cos(at)]
  })

/** A part of a ring from one angle to another, in turns from the top. */
export function arc(from: number, to: number, inner: number, outer: number): Polygon {
  const steps = Math.max(2, Math.ceil(Math.abs(to - from) * 32))
  const on = (size: number, n: number): Point => {
    const at = (from + ((to - from) * n) / steps) * TURN
    return [size * Math.sin(at), -size * Math.cos(at)]
  }
  const there = Array.from({ length: steps + 1 }, (_, n) => on(outer, n))
  const back = Array.from({ length: steps + 1 }, (_, n) => on(inner, steps - n))
  return [...there, ...back]
}

const box = (x: number, y: number, width: number, height: number): Polygon => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
]

export const OUTLINES: Record<string, Polygon> = {
  round: regular(28),
  square: box(-0.92, -0.92, 1.84, 1.84),
  lozenge: regular(4),
  hexagon: regular(6),
  octagon: regular(8, 1, 1 / 16),
  shield: [[-0.85, -0.9], [0.85, -0.9], [0.85, 0.1], [0.6, 0.55], [0, 1], [-0.6, 0.55], [-0.85, 0.1]],
  arch: [[-0.8, 0.95], [-0.8, -0.2], [-0.6, -0.65], [-0.25, -0.9], [0, -1], [0.25, -0.9], [0.6, -0.65], [0.8, -0.2], [0.8, 0.95]],
  banner: [[-0.75, -0.95], [0.75, -0.95], [0.75, 1], [0, 0.6], [-0.75, 1]],
  drop: [[0, -1], [0.5, -0.35], [0.8, 0.2], [0.7, 0.65], [0.4, 0.92], [0, 1], [-0.4, 0.92], [-0.7, 0.65], [-0.8, 0.2], [-0.5, -0.35]],
  gem: [[-0.55, -0.9], [0.55, -0.9], [0.95, -0.3], [0, 1], [-0.95, -0.3]],
}

/** The part of the field that has the other colour; it is cut by the outline. */
export const DIVISIONS: Record<string, Polygon[]> = {
  plain: [],
  pale: [box(0, -1, 1, 2)],
  fess: [box(-1, 0, 2, 1)],
  bend: [[[-1, -1], [1, -1], [1, 1]]],
  'bend sinister': [[[1, -1], [-1, -1], [-1, 1]]],
  quarters: [box(0, -1, 1, 1), box(-1, 0, 1, 1)],
  saltire: [[[-1, -1], [1, -1], [0, 0]], [[-1, 1], [1, 1], [0, 0]]],
  chevron: [[[-1, 0.75], [0, -0.25], [1, 0.75], [1, 1], [-1, 1]]],
  pall: [[[-1, -1], [1, -1], [0, 0.05]], [[0, 0.05], [1, -1], [1, 1], [0, 1]]],
  barry: [box(-1, -0.6, 2, 0.4), box(-1, 0.2, 2, 0.4)],
  paly: [box(-0.6, -1, 0.4, 2), box(0.2, -1, 0.4, 2)],
  chief: [box(-1, -1, 2, 0.65)],
  cross: [box(-0.2, -1, 0.4, 2), box(-1, -0.2, 2, 0.4)],
  pile: [[[-0.9, -1], [0.9, -1], [0, 0.9]]],
}

/** What stands on the field: each one polygon, so that several of them still are few. */
export const CHARGES: Record<string, Polygon> = {
  disc: regular(20),
  mullet: star(5, 0.42),
  sun: star(8, 0.55),
  spark: star(4, 0.28),
  billet: box(-0.5, -0.95, 1, 1.9),
  diamond: [[0, -1], [0.65, 0], [0, 1], [-0.65, 0]],
  triangle: regular(3),
  cross: [[-0.3, -1], [0.3, -1], [0.3, -0.3], [1, -0.3], [1, 0.3], [0.3, 0.3], [0.3, 1], [-0.3, 1], [-0.3, 0.3], [-1, 0.3], [-1, -0.3], [-0.3, -0.3]],
  crescent: [...regular(24).slice(3, 22), ...regular(24, 0.72).slice(3, 22).reverse().map(([x, y]): Point => [x, y - 0.3])],
  ring: arc(0, 0.93, 0.55, 1),
  fang: [[-0.7, -1], [0.7, -1], [0.45, 0.1], [0, 1], [-0.45, 0.1]],
  bolt: [[0.15, -1], [-0.65, 0.15], [-0.1, 0.15], [-0.3, 1], [0.65, -0.25], [0.1, -0.25], [0.5, -1]],
  eye: [[-1, 0], [-0.5, -0.5], [0, -0.65], [0.5, -0.5], [1, 0], [0.5, 0.5], [0, 0.65], [-0.5, 0.5]],
  heart: [[0, -0.45], [0.3, -0.85], [0.7, -0.85], [0.95, -0.45], [0.85, 0.05], [0, 1], [-0.85, 0.05], [-0.95, -0.45], [-0.7, -0.85], [-0.3, -0.85]],
  claw: [[-0.9, -1], [-0.45, -1], [-0.3, 0.1], [-0.15, -1], [0.25, -1], [0.25, 0.2], [0.5, -1], [0.95, -1], [0.55, 0.9], [-0.35, 0.9]],
  mask: [[-0.95, -0.6], [0, -0.4], [0.95, -0.6], [0.8, 0.35], [0.35, 0.6], [0, 0.3], [-0.35, 0.6], [-0.8, 0.35]],
  fist: [[-0.7, -0.8], [0.7, -0.8], [0.85, 0.1], [0.45, 0.45], [0.45, 1], [-0.45, 1], [-0.45, 0.45], [-0.85, 0.1]],
  wave: [[-1, -0.4], [-0.5, -0.75], [0, -0.4], [0.5, -0.05], [1, -0.4], [1, 0.3], [0.5, 0.65], [0, 0.3], [-0.5, -0.05], [-1, 0.3]],
  flame: [[0.1, -1], [0.25, -0.45], [0.7, 0.05], [0.65, 0.6], [0.3, 1], [-0.3, 1], [-0.65, 0.6], [-0.6, 0.05], [-0.3, -0.2], [-0.15, 0.1]],
  key: [[-0.2, -1], [0.45, -1], [0.45, -0.35], [0.15, -0.3], [0.15, 0.35], [0.55, 0.35], [0.55, 0.6], [0.15, 0.6], [0.15, 1], [-0.2, 1]],
}

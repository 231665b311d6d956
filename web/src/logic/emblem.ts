// An emblem for a card, made of what the card is: the outline by its type, the division by its clan, the charge by its
// first discipline or element, and the rest by a hash of its short name. The same card always has the same emblem. Pure.

import { CHARGES, DIVISIONS, OUTLINES, arc, type Point, type Polygon } from '../art/shapes'
import type { Piece, Theme } from '../protocol/scene'

export interface Path {
  points: Polygon
  color: string
  /** Only within the outline. */
  inside: boolean
}

export interface Emblem {
  outline: Polygon
  edge: string
  field: string
  paths: Path[]
}

export const MOST_PATHS = 12
const PARTS = 14 // of the border
const NEUTRAL: Rgb = [243, 238, 228]

/** A 32-bit hash (FNV-1a, mixed once more so that names that differ by a letter differ everywhere). */
export function hash(text: string): number {
  let found = 0x811c9dc5
  for (let at = 0; at < text.length; at++) found = Math.imul(found ^ text.charCodeAt(at), 0x01000193)
  found = Math.imul(found ^ (found >>> 16), 0x85ebca6b)
  found = Math.imul(found ^ (found >>> 13), 0xc2b2ae35)
  return (found ^ (found >>> 16)) >>> 0
}

export type Rgb = [number, number, number]

export function rgb(color: string): Rgb {
  const found = /^#?([0-9a-f]{6})$/i.exec(color)?.[1] ?? '8f8fb0'
  return [0, 2, 4].map((at) => Number.parseInt(found.slice(at, at + 2), 16)) as Rgb
}

const hex = (color: Rgb): string => `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

/** The relative luminance of WCAG. */
export function luminance(color: Rgb): number {
  const [r, g, b] = color.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as Rgb
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(rgb(one)), luminance(rgb(other))].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** A colour as light as is wanted, of the same hue: mixed with black or with white. */
export function asLight(color: Rgb, wanted: number): Rgb {
  const end: Rgb = luminance(color) > wanted ? [0, 0, 0] : [255, 255, 255]
  let [least, most] = [0, 1]
  const mixed = (share: number): Rgb => color.map((part, at) => part + (end[at]! - part) * share) as Rgb
  for (let n = 0; n < 16; n++) {
    const share = (least + most) / 2
    if (luminance(mixed(share)) > wanted === end[0] > 0) most = share
    else least = share
  }
  return mixed((least + most) / 2)
}

const pick = (all: Record<string, unknown>, named: string | undefined, number: number): string => {
  const names = Object.keys(all)
  return named && named in all ? named : names[number % names.length]!
}

const placed = (shape: Polygon, x: number, y: number, size: number, turn: number): Polygon => {
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)]
  return shape.map(([a, b]): Point => [x + size * (a * cos - b * sin), y + size * (a * sin + b * cos)])
}

/** Where so many charges stand, and how large. */
const STANDING: [number, number, number][][] = [
  [[0, 0, 0.46]],
  [[-0.33, 0, 0.29], [0.33, 0, 0.29]],
  [[0, -0.33, 0.28], [0, 0.33, 0.28]],
  [[-0.32, -0.24, 0.25], [0.32, -0.24, 0.25], [0, 0.34, 0.25]],
  [[0, -0.34, 0.25], [-0.32, 0.24, 0.25], [0.32, 0.24, 0.25]],
  [[-0.3, -0.3, 0.22], [0.3, -0.3, 0.22], [-0.3, 0.3, 0.22], [0.3, 0.3, 0.22]],
]
const TURNS = [0, 0, 0.25, -0.25, 0.5, 1]

/** Fourteen parts of the border, each there or not, drawn as few arcs; the first bit is the part at the top. */
function border(bits: number): Polygon[] {
  const there = Array.from({ length: PARTS }, (_, n) => !!((bits >> n) & 1))
  if (there.every((part) => part)) return [arc(0, 1, 0.83, 0.94)]
  const found: Polygon[] = []
  for (let at = 0; at < PARTS; at++) {
    if (!there[at] || there[(at + PARTS - 1) % PARTS]) continue
    let length = 1
    while (there[(at + length) % PARTS]) length += 1
    found.push(arc((at - 0.42) / PARTS, (at + length - 0.58) / PARTS, 0.8, 0.97))
  }
  return found
}

/** What decides an emblem: nothing that changes while the card lies on the table. */
export function key(piece: Piece): string {
  return [piece.kind, piece.type, piece.clan, piece.icons?.[0], piece.face ?? piece.name].join('|')
}

export function emblem(theme: Theme, piece: Piece): Emblem {
  const { signs } = theme
  const type = (piece.type ?? '').split(',')[0]!.toLowerCase() || piece.kind
  const clan = piece.clan ?? ''
  const icon = piece.icons?.[0] ?? ''
  const own = hash(piece.face ?? piece.name ?? '')
  const outline = OUTLINES[pick(OUTLINES, signs[type]?.form ?? signs[piece.kind]?.form, hash(type))]!
  const division = clan ? DIVISIONS[pick(DIVISIONS, signs[clan]?.form, hash(clan))]! : []
  const charge = CHARGES[pick(CHARGES, signs[icon]?.form, icon ? hash(icon) : own >>> 24)]!
  const hue = rgb(signs[clan]?.color ?? signs[type]?.color ?? signs[piece.kind]?.color ?? '#8f8fb0')
  const second = rgb(signs[icon]?.color ?? hex([hue[2], hue[0], hue[1]]))
  const field = hex(asLight(hue, own & 1 ? 0.02 : 0.045))
  const other = hex(asLight(hue, 0.13))
  const light = hex((own >> 1) & 1 ? NEUTRAL : asLight(second, 0.62))
  const standing = STANDING[((own >> 2) & 0xffff) % STANDING.length]!
  const turn = TURNS[((own >> 18) & 0xff) % TURNS.length]! * Math.PI
  const rim = border((Math.imul(own, 0x9e3779b1) >>> 18) & 0x3fff)
  const paths: Path[] = [
    ...division.map((points) => ({ points, color: other, inside: true })),
    ...standing.map(([x, y, size]) => ({ points: placed(charge, x, y, size, turn), color: light, inside: true })),
    ...rim.map((points) => ({ points, color: light, inside: true })),
  ]
  return { outline, edge: hex(asLight(hue, 0.4)), field, paths: paths.slice(0, MOST_PATHS) }
}

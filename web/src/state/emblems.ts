// Emblems as pictures, each drawn once: at once as long as that takes little of a frame, the rest in slices after it. A card shows
// its address: a canvas for each card would be a layer of its own, drawn and put on the screen by itself in every frame.

import { emblem, key, type Emblem } from '../logic/emblem'
import type { Polygon } from '../art/shapes'
import type { Piece, Theme } from '../protocol/scene'

export const WIDTH = 168
export const HEIGHT = 120
const SIZE = 56
const AT_ONCE = 3 // milliseconds of a frame
const SLICE = 6 // milliseconds between two frames
/** So small a picture is drawn sooner than a graphics card is asked. */
const PLAIN: CanvasRenderingContext2DSettings = { willReadFrequently: true }

/** So many pictures are kept, those that were wanted last. */
const KEPT = 300

/** Is given the address of a picture. */
type Told = (address: string) => void
const pictures = new Map<string, string>()
const wanted = new Map<string, { theme: Theme; piece: Piece; told: Told[] }>()
let busy = false
/** Milliseconds that have gone into emblems since the last frame. */
let spent = 0

/** What a picture is kept by: cards that have the same look the same. */
export const nameOf = (theme: Theme, piece: Piece): string => `${theme.colors['accent'] ?? ''}|${key(piece)}`

/** The picture of that name, if it has been drawn already; '' otherwise. */
export function drawnAs(name: string): string {
  const there = pictures.get(name)
  if (!there) return ''
  pictures.delete(name)
  pictures.set(name, there)
  return there
}

/** Give the picture of a card, now or as soon as it is drawn. */
export function picture(theme: Theme, piece: Piece, told: Told): void {
  const name = nameOf(theme, piece)
  const there = drawnAs(name)
  if (there) return told(there)
  const waiting = wanted.get(name)
  if (waiting) waiting.told.push(told)
  else if (spent < AT_ONCE) draw(name, theme, piece, [told])
  else wanted.set(name, { theme, piece, told: [told] })
  if (!busy) later()
}

function draw(name: string, theme: Theme, piece: Piece, told: Told[]): void {
  const begun = performance.now()
  const found = drawn(emblem(theme, piece))
  pictures.set(name, found)
  if (pictures.size > KEPT) pictures.delete(pictures.keys().next().value!)
  for (const tell of told) tell(found)
  spent += performance.now() - begun
}

/** A frame, and then what is still wanted: after it has been painted, so that cards are there before their emblems. */
function later(): void {
  busy = true
  requestAnimationFrame(() => setTimeout(slice, 0))
}

/** Slice after slice, however long frames take: a click meanwhile is answered between two of them. */
function slice(): void {
  spent = 0
  for (const [name, { theme, piece, told }] of wanted) {
    wanted.delete(name)
    draw(name, theme, piece, told)
    if (spent > SLICE) break
  }
  busy = wanted.size > 0
  if (busy) setTimeout(slice, 0)
}

function trace(context: CanvasRenderingContext2D, points: Polygon): void {
  context.beginPath()
  points.forEach(([x, y], n) => context[n ? 'lineTo' : 'moveTo'](WIDTH / 2 + x * SIZE, HEIGHT / 2 + y * SIZE))
  context.closePath()
}

function drawn(found: Emblem): string {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT })
  const context = canvas.getContext('2d', PLAIN)
  if (!context) return ''
  context.save()
  trace(context, found.outline)
  context.fillStyle = found.field
  context.fill()
  context.clip()
  for (const path of found.paths) {
    trace(context, path.points)
    context.fillStyle = path.color
    context.fill()
  }
  context.restore()
  trace(context, found.outline)
  context.lineWidth = 3
  context.lineJoin = 'round'
  context.strokeStyle = found.edge
  context.stroke()
  return canvas.toDataURL()
}

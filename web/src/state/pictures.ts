// The signs of a theme as small pictures, each drawn once, in a stylesheet of their own. As masks or drawings they would be
// laid out and painted anew for every number of every card.

import type { Drawing } from '../art/signs'

const SIZE = 72 // three times the square that they are drawn in: sharp where a table is laid large
const SQUARE = 24

let sheet: CSSStyleSheet | null = null

/** What an element names in `data-pic` to have a picture: as it is itself, or before it. */
export function pictured(drawing: Drawing, color: string): string {
  const name = `${drawing.line ? 'line' : 'area'} ${color} ${drawing.path}`
  const known = keys.get(name)
  if (known !== undefined) return known
  const key = `p${keys.size}`
  const url = drawn(drawing, color)
  keys.set(name, url ? key : '')
  if (url) rule(key, url)
  return url ? key : ''
}

const keys = new Map<string, string>()

function rule(key: string, url: string): void {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }
  sheet.insertRule(`b[data-pic='${key}']::before, i[data-pic='${key}'] { background: url('${url}') center / contain no-repeat }`)
}

function drawn(drawing: Drawing, color: string): string {
  const canvas = Object.assign(document.createElement('canvas'), { width: SIZE, height: SIZE })
  const context = canvas.getContext('2d')
  if (!context) return ''
  context.scale(SIZE / SQUARE, SIZE / SQUARE)
  context.fillStyle = context.strokeStyle = plain(color)
  const path = new Path2D(drawing.path)
  if (drawing.line) {
    Object.assign(context, { lineWidth: 2, lineCap: 'round', lineJoin: 'round' })
    context.stroke(path)
  } else context.fill(path, 'evenodd')
  return canvas.toDataURL()
}

/** A colour as a canvas knows it: one that is a property of the page is looked up. */
function plain(color: string): string {
  const property = /^var\((--[\w-]+)\)$/.exec(color)?.[1]
  return property ? getComputedStyle(document.documentElement).getPropertyValue(property).trim() || '#fff' : color
}

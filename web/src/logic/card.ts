// What is drawn of a card: what lies on the table, and what is printed on it.

import type { Counter, Piece } from '../protocol/scene'

export type Size = 'reading' | 'hand' | 'table' | 'chip'

/** From so many letters on the text of a card in the hand is told by its key words. */
export const LONG = 190

/** So few letters of key words leave room for the beginning of the text. */
export const FEW = 24

/** What is told of a long text before its beginning: the key words, but not where it begins with them itself. */
export const ahead = (keywords: readonly string[], text: string): string => {
  const keys = keywords.join(DOT)
  return keys.length < FEW && keywords[0] && text.toLowerCase().startsWith(keywords[0].toLowerCase()) ? '' : keys
}

/** What was put together last, by the piece: one that does not change is not put together anew. */
const wholes = new WeakMap<Piece, { printed: Piece; card: Piece }>()

/** A piece with what is printed on its face, where the scene does not say it. */
export function whole(piece: Piece, printed: Piece | undefined): Piece {
  if (!printed) return piece
  const known = wholes.get(piece)
  if (known?.printed === printed) return known.card
  const before = new Map((printed.counters ?? []).map((counter) => [counter.name, counter.value]))
  const counters = (piece.counters ?? printed.counters ?? []).map((counter): Counter => {
    const value = before.get(counter.name)
    return value === undefined || value === counter.value || counter.printed !== undefined ? counter : { ...counter, printed: value }
  })
  const card = { ...printed, ...piece, ...(counters.length ? { counters } : {}) }
  wholes.set(piece, { printed, card })
  return card
}

export const isHidden = (piece: Piece): boolean => piece.face === null || (piece.face === undefined && !piece.name)

/** How a number stands to what is printed. */
export const change = (counter: Counter): 'more' | 'less' | null =>
  counter.printed === undefined || counter.printed === counter.value ? null : counter.value > counter.printed ? 'more' : 'less'

/** Between parts of a line: the dot stays with what stands before it. */
export const DOT = '\u00a0· '

/** The line of types; one of several parts may be broken between them. */
export const typeLine = (piece: Piece): string => ([piece.type, ...(piece.traits ?? [])].filter(Boolean).join(DOT) || piece.note || '').replaceAll('/', '/\u200b')

/** How far the cards of a fan lie apart, and the turn of each, in degrees. */
export function fan(width: number, cards: number, card: number): { step: number; turn(at: number): number } {
  const gap = 8
  const step = cards < 2 ? 0 : Math.max(0, Math.min(card + gap, (width - card) / (cards - 1)))
  const most = Math.min(4, cards < 2 || step >= card ? 0 : cards / 2)
  return { step, turn: (at) => (most ? ((2 * at) / (cards - 1) - 1) * most : 0) }
}

/** Whether a number says something where there is little room: one that is 0 or has no sign need not be there. */
export const telling = (counter: Counter, sign: boolean): boolean => !!counter.most || change(counter) !== null || (sign && counter.value !== 0)

/** The beginning of a long text, as far as there is room in the hand, and for so many letters more: whole words. */
export const shortened = (text: string, more = 0): string => text.slice(0, LONG * 0.6 + more).replace(/\s+\S*$/, '')

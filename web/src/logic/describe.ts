// A piece in words, for names that a screen reader says.

import type { Counter, Piece, Theme } from '../protocol/scene'
import { W } from '../words'

/** What something is called, of which there are so many. */
export const called = (theme: Theme, key: string, value = 0): string =>
  (value === 1 ? theme.signs[key]?.one : undefined) ?? theme.signs[key]?.name ?? key

/** What is said of something, and below it what its name means, where a game explains that. */
export const withMeaning = (said: string, name: string, terms: ReadonlyMap<string, string> | undefined): string =>
  [said, terms?.get(name.toLowerCase()) ?? ''].filter(Boolean).join('\n')

export function describeCounter(theme: Theme, counter: Counter): string {
  const what = called(theme, counter.name, counter.most ?? counter.value)
  const text = counter.most === undefined ? W.table.counter(counter.value, what) : W.table.of(counter.value, counter.most, what)
  const parts = counter.parts ? describeParts(counter.parts) : ''
  return [text, parts, counter.note ? `(${counter.note})` : ''].filter(Boolean).join(' ')
}

// What a number is made of: = 4 printed + 2 Pristine Blood; where nothing is added, why: (nothing gives any).
export function describeParts(parts: [number, string][]): string {
  if (!parts.length) return ''
  if (parts.every(([amount]) => !amount)) return `(${parts[0]![1]})`
  return `= ${sum(parts)}`
}

/** A sign stays with its amount, and that with where it comes from: a line is broken between the parts. */
const KEPT = '\u00a0'

function sum(parts: [number, string][]): string {
  const signed = (amount: number) => `${amount < 0 ? '−' : '+'}${KEPT}${Math.abs(amount)}`
  return parts.map(([amount, source], at) => `${at === 0 ? amount : signed(amount)}${KEPT}${source}`).join(' ')
}

export function describe(theme: Theme, piece: Piece, deep = true): string {
  const name = piece.name || called(theme, piece.kind)
  const first = piece.count === undefined ? name : W.table.times(piece.count, name)
  const badges = (piece.badges ?? []).map((badge) => badge.text || called(theme, badge.kind))
  const way = piece.orientation ?? 'upright'
  const turned = way === 'upright' ? [] : [way === 'down' ? W.cards.faceDown : called(theme, way)]
  const counters = (piece.counters ?? []).map((counter) => describeCounter(theme, counter))
  const on = deep ? (piece.on ?? []).map((other) => describe(theme, other, false)) : []
  return W.table.piece(first, [...turned, piece.note ?? '', ...counters, ...badges, ...on])
}

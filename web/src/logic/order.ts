// The order of a hand: one's own, which never leaves the browser.

import type { Piece } from '../protocol/scene'
import type { Held } from './held'

/** Cards in an order of their keys; new ones come last. */
export function arranged(cards: Held[], order: string[]): Held[] {
  const at = new Map(order.map((key, n) => [key, n]))
  return cards.map((card, n) => ({ card, n: at.get(card.key) ?? order.length + n })).sort((a, b) => a.n - b.n).map(({ card }) => card)
}

/** The cards with one of them at another place. */
export function moved<Card>(cards: Card[], card: Card, to: number): Card[] {
  const rest = cards.filter((one) => one !== card)
  return [...rest.slice(0, Math.max(0, to)), card, ...rest.slice(Math.max(0, to))]
}

export type By = 'type' | 'cost' | 'name'

/** Cards sorted by what is printed on them, which `whole` adds to what is told of them. */
export function sorted(cards: Held[], by: By, whole: (piece: Piece) => Piece = (piece) => piece): Held[] {
  const cost = (piece: Piece) => (piece.cost ?? []).reduce((sum, one) => sum + one.value, 0)
  const name = (piece: Piece) => piece.name ?? ''
  const key: Record<By, (a: Piece, b: Piece) => number> = {
    type: (a, b) => (a.type ?? '').localeCompare(b.type ?? ''),
    cost: (a, b) => cost(a) - cost(b),
    name: () => 0,
  }
  const printed = cards.map((card) => ({ card, piece: whole(card.piece) }))
  return printed.sort((a, b) => key[by](a.piece, b.piece) || name(a.piece).localeCompare(name(b.piece))).map(({ card }) => card)
}

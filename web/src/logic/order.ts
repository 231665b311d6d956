// The order of a hand: one's own, which never leaves the browser.

import type { Piece } from '../protocol/scene'

/** Cards in an order of ids; new ones come last. */
export function arranged(pieces: Piece[], order: string[]): Piece[] {
  const at = new Map(order.map((id, n) => [id, n]))
  return pieces.map((piece, n) => ({ piece, n })).sort((a, b) => (at.get(a.piece.id) ?? order.length + a.n) - (at.get(b.piece.id) ?? order.length + b.n)).map((one) => one.piece)
}

/** The order with a card at another place. */
export function moved(order: string[], id: string, to: number): string[] {
  const rest = order.filter((one) => one !== id)
  return [...rest.slice(0, Math.max(0, to)), id, ...rest.slice(Math.max(0, to))]
}

export type By = 'type' | 'cost' | 'name'

/** Cards sorted by what is printed on them. */
export function sorted(pieces: Piece[], by: By): Piece[] {
  const cost = (piece: Piece) => (piece.cost ?? []).reduce((sum, one) => sum + one.value, 0)
  const name = (piece: Piece) => piece.name ?? ''
  const key: Record<By, (a: Piece, b: Piece) => number> = {
    type: (a, b) => (a.type ?? '').localeCompare(b.type ?? ''),
    cost: (a, b) => cost(a) - cost(b),
    name: () => 0,
  }
  return [...pieces].sort((a, b) => key[by](a, b) || name(a).localeCompare(name(b)))
}

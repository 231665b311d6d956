// One's own hand: its order, which never leaves the browser.

import type { Piece, Scene } from '../protocol/scene'
import { arranged, moved } from '../logic/order'

export class OwnHand {
  order = $state.raw<string[]>([])
  /** By how many rem its cards are higher than they need be, so that more of their texts is seen. */
  more = $state(0)

  constructor(private readonly scene: () => Scene | null) {}

  /** Cards in one's own order. */
  arrange(pieces: Piece[]): Piece[] {
    return this.order.length ? arranged(pieces, this.order) : pieces
  }

  /** The cards of the hand, in one's own order. */
  get cards(): Piece[] {
    const scene = this.scene()
    return this.arrange(scene?.areas.find((area) => area.layout === 'fan' && area.of === scene.seat)?.pieces ?? [])
  }

  /** Put a card elsewhere. */
  place(id: string, to: number): void {
    this.order = moved(this.cards.map((piece) => piece.id), id, to)
  }
}

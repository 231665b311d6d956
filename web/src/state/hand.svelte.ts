// One's own hand: its order, which never leaves the browser.

import type { Area, Piece, Scene } from '../protocol/scene'
import { heldNow, type Held } from '../logic/held'
import { arranged, moved } from '../logic/order'

const NONE: Piece[] = []

export class OwnHand {
  /** The keys of cards in one's own order, by the seat that holds them: one browser may play several. */
  private orders = $state.raw<Record<number, string[]>>({})
  /** By how many rem its cards are higher than they need be, so that more of their texts is seen. */
  more = $state(0)
  /** What was found for each hand that was shown, and the last of each seat. */
  private known = new WeakMap<Piece[], Held[]>()
  private last = new Map<number, Held[]>()
  private keys = new WeakMap<Piece, string>()
  private made = 0

  constructor(private readonly scene: () => Scene | null) {}

  /** Cards in one's own order. */
  arrange(area: Area | undefined): Held[] {
    const [pieces, seat] = [area?.pieces ?? NONE, area?.of ?? -1]
    const held = this.known.get(pieces) ?? this.tell(pieces, seat)
    const order = this.orders[seat]
    return order ? arranged(held, order) : held
  }

  private tell(pieces: Piece[], seat: number): Held[] {
    const held = heldNow(pieces, this.last.get(seat) ?? [], () => `own ${this.made++}`)
    this.last.set(seat, held)
    this.known.set(pieces, held)
    for (const { piece, key } of held) this.keys.set(piece, key)
    return held
  }

  private get area(): Area | undefined {
    const scene = this.scene()
    return scene?.areas.find((area) => area.layout === 'fan' && area.of === scene.seat)
  }

  /** The cards of the hand, in one's own order. */
  get cards(): Held[] {
    return this.arrange(this.area)
  }

  /** Whether a card is held. */
  has(id: string | undefined): boolean {
    return !!id && this.cards.some(({ piece }) => piece.id === id)
  }

  /** A card that was held before as it is now, whatever number it has; null if it is held no more, or never was. */
  now(was: Piece): Piece | null {
    const key = this.keys.get(was)
    return (key && this.cards.find((one) => one.key === key)?.piece) || null
  }

  /** Put them all in an order. */
  order(cards: Held[]): void {
    this.orders = { ...this.orders, [this.area?.of ?? -1]: cards.map(({ key }) => key) }
  }

  /** Put a card elsewhere. */
  place(id: string, to: number): void {
    const cards = this.cards
    const card = cards.find(({ piece }) => piece.id === id)
    if (card) this.order(moved(cards, card, to))
  }
}

// What is looked for among all cards of a game: words are looked up here; a query as decks have it is asked of the server.

import { deckRoom, searchCards } from '../protocol/api'
import type { CardsFound, DeckRoom } from '../protocol/generated'
import type { Piece } from '../protocol/scene'

/** What no name of a card has: “type:event”, “cost<=2”, brackets, “-title”, “one or other”. */
const FACTS = /[\w"](?::|<=?|>=?|=)|[()~]|(?:^|\s)-\w|\sor\s/i
const WAIT = 200

export class CardQuery {
  text = $state('')
  /** What the server found, and said of the query. */
  told = $state.raw<CardsFound | null>(null)
  /** The server is being asked. */
  waits = $state(false)
  private room = $state.raw<DeckRoom | null>(null)
  private faces = $derived(new Map((this.room?.cards ?? []).map((card) => [card.id, card.face])))
  private serial = 0

  constructor(private readonly game: () => string) {
    $effect(() => {
      const [game, text] = [this.game(), this.text.trim()]
      const number = ++this.serial
      const waits = FACTS.test(text)
      this.waits = waits // not read here: what the server answers is no reason to ask it again
      if (!waits) {
        this.told = null
        return
      }
      const timer = window.setTimeout(() => void this.ask(game, text, number), WAIT)
      return () => window.clearTimeout(timer)
    })
  }

  /** A game without decks has no such queries: its cards are looked up by words alone. */
  private async ask(game: string, text: string, number: number): Promise<void> {
    try {
      if (this.room?.game !== game) this.room = await deckRoom(game)
      const told = await searchCards(game, text, '')
      if (number === this.serial) this.told = told
    } catch {
      if (number === this.serial) this.told = null
    }
    if (number === this.serial) this.waits = false
  }

  /** The cards that are found. */
  of(all: Piece[]): Piece[] {
    if (this.told) {
      const found = new Set(this.told.cards.map((id) => this.faces.get(id)))
      return all.filter((piece) => found.has(piece.face ?? ''))
    }
    if (this.waits) return []
    const wanted = this.text.trim().toLowerCase()
    return all.filter((piece) => [piece.name, piece.type, piece.clan, piece.text].join(' ').toLowerCase().includes(wanted))
  }
}

// The texts of cards, tiles and rules of a game, fetched once.

import { cards, look } from '../protocol/api'
import type { CardText } from '../protocol/messages'

class Faces {
  private games = $state<Record<string, Record<string, CardText>>>({})
  private asked = new Set<string>()

  /** Fetch everything that a game has. */
  load(game: string): void {
    if (!game || this.asked.has(game)) return
    this.asked.add(game)
    cards(game).then(
      (found) => {
        this.games[game] = Object.fromEntries(found.map((card) => [card.face, card]))
      },
      () => this.asked.delete(game),
    )
  }

  all(game: string): CardText[] {
    return Object.values(this.games[game] ?? {})
  }

  find(game: string, face: string | null | undefined): CardText | undefined {
    return face ? this.games[game]?.[face] : undefined
  }

  look = look
}

export const faces = new Faces()

// The texts of cards, tiles and rules, fetched once: of a game as it is in the box, or of a table, which may have brought
// a content pack.

import { cards } from '../protocol/api'
import { isHidden, whole } from '../logic/card'
import { namesOf, type Names } from '../logic/naming'
import type { CardText, HowTo } from '../protocol/generated'
import type { Piece } from '../protocol/scene'

const NONE: Record<string, CardText> = {}

class Faces {
  private of = $state.raw<Record<string, Record<string, CardText>>>({})
  private played = $state.raw<Record<string, HowTo[]>>({})
  private asked = new Set<string>()
  /** The table on the screen, "" for none. */
  private table = $state('')

  /** Fetch everything that a game in the box has. */
  load(game: string): void {
    this.fetch(game, game)
  }

  /** Fetch everything that a table has, and show that from now on. */
  at(table: string, game: string, token: string): void {
    this.table = table
    this.fetch(`${game} ${table}`, game, table, token)
  }

  /** The table is left. */
  leave(): void {
    this.table = ''
  }

  private fetch(key: string, game: string, table?: string, token?: string): void {
    if (!game || this.asked.has(key)) return
    this.asked.add(key)
    cards(game, table, token).then(
      (found) => {
        this.of = { ...this.of, [key]: Object.fromEntries(found.cards.map((card) => [card.topic, card])) }
        this.played = { ...this.played, [key]: found.how }
      },
      () => this.asked.delete(key),
    )
  }

  private texts(game: string): Record<string, CardText> {
    return (this.table ? this.of[`${game} ${this.table}`] : undefined) ?? this.of[game] ?? NONE
  }

  /** How a game is played at the table on the screen, undefined where there is none or that has not come. */
  how(game: string): HowTo[] | undefined {
    return this.table ? this.played[`${game} ${this.table}`] : undefined
  }

  all(game: string): CardText[] {
    return Object.values(this.texts(game))
  }

  private explained: { of: Record<string, CardText>; terms: ReadonlyMap<string, string> } | null = null

  /** What the words of a game mean, by the word in small letters. */
  terms(game: string): ReadonlyMap<string, string> {
    const texts = this.texts(game)
    if (this.explained?.of !== texts) {
      const terms = Object.values(texts).filter((text) => text.kind === 'term').map((text) => [text.name.toLowerCase(), text.lines.join(' ')] as const)
      this.explained = { of: texts, terms: new Map(terms) }
    }
    return this.explained.terms
  }

  private called: { of: Record<string, CardText>; names: Names } | null = null

  /** What finds the names of a game's cards in a sentence. */
  names(game: string): Names {
    const of = this.texts(game)
    if (this.called?.of !== of) this.called = { of, names: namesOf(Object.values(of).filter((card) => card.piece)) }
    return this.called.names
  }

  /** What finds what is printed on the faces of a table, null as long as that has not come. */
  printed(game: string, table: string): ((face: string) => Piece | undefined) | null {
    const of = this.of[`${game} ${table}`]
    return of ? (face) => of[face]?.piece ?? undefined : null
  }

  /** A piece as a card with all that is printed on it, null if it is no card. */
  card(game: string, piece: Piece): Piece | null {
    if (isHidden(piece)) return null
    const printed = this.find(game, piece.face)?.piece
    return printed || piece.type ? whole(piece, printed ?? undefined) : null
  }

  /** A face as a piece of its own, as it is printed; null for one that is no card. */
  piece(game: string, face: string | null | undefined): Piece | null {
    const printed = this.find(game, face)?.piece
    return printed && face ? { ...printed, id: face, face } : null
  }

  find(game: string, face: string | null | undefined): CardText | undefined {
    return face ? this.texts(game)[face] : undefined
  }
}

export const faces = new Faces()

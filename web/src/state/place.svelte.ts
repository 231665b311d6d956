// Where in the page one is: the start, a table, a moment of it. The address says it, without tokens.

import { readHash, writeHash, type Place } from '../protocol/tokens'
import { tables } from './tables.svelte'

class Where {
  table = $state<string | null>(null)
  at = $state<number | null>(null)
  /** A card that has the page for itself: its game and its face. */
  card = $state<string | null>(null)
  /** The rulings of a game, and the number of one of them. */
  notes = $state<string | null>(null)
  /** The game whose page of decks this is, and a deck that the link has brought. */
  decks = $state<string | null>(null)
  packed = $state<string | null>(null)
  /** Grows when another token comes for the table that is on the screen. */
  keys = $state(0)

  constructor() {
    this.read()
    for (const went of ['hashchange', 'popstate']) window.addEventListener(went, () => this.read())
  }

  private read(): void {
    const found: Place = readHash(window.location.hash)
    if (found.table && found.keys.length) {
      const known = tables.find(found.table)?.keys.map((key) => key.token) ?? []
      for (const key of found.keys) {
        if (known.includes(key.token)) continue
        tables.add(found.table, key)
        this.keys += 1
      }
      history.replaceState(null, '', this.address({ table: found.table, at: found.at }))
    }
    this.card = found.card
    this.notes = found.notes
    this.decks = found.decks
    this.packed = found.packed
    this.table = found.table
    this.at = found.at
  }

  private address(place: { table?: string | null; at?: number | null }): string {
    return window.location.pathname + window.location.search + writeHash(place)
  }

  /** Go to a table, or to the first page. */
  go(table: string | null): void {
    history.pushState(null, '', this.address({ table }))
    this.read()
  }

  /** Go to the page of decks of a game. */
  toDecks(game: string): void {
    history.pushState(null, '', `${window.location.pathname}${window.location.search}#d=${encodeURIComponent(game)}`)
    this.read()
  }

  /** Go to a table and look back at its beginning. */
  look(table: string): void {
    this.go(table)
    this.moment(0)
  }

  moment(at: number | null): void {
    if (this.at === at) return
    history.replaceState(null, '', this.address({ table: this.table, at }))
    this.at = at
  }

  link(at: number): string {
    return window.location.origin + this.address({ table: this.table, at })
  }
}

export const where = new Where()

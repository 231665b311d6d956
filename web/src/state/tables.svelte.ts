// The tables of this browser, with their tokens.

import { KEY, keep, keptTables, latest, withFacts, withFollowing, withKey, without, type Kept, type Key } from '../protocol/tokens'
import type { Made as Created } from '../protocol/generated'

class Tables {
  list = $state.raw<Kept[]>(keptTables(localStorage))
  private works = true

  constructor() {
    window.addEventListener('storage', (event) => {
      if (event.key === null || event.key === KEY) this.list = this.fresh()
    })
  }

  /** What is kept now: another window of this browser may have changed it. */
  private fresh(): Kept[] {
    return this.works ? keptTables(localStorage) : this.list
  }

  find(table: string): Kept | undefined {
    return this.list.find((kept) => kept.table === table)
  }

  private set(list: Kept[]): void {
    this.list = latest(list)
    this.works = keep(localStorage, this.list)
  }

  add(table: string, key: Key): void {
    this.set(withKey(this.fresh(), table, key, Date.now()))
  }

  note(table: string, facts: Partial<Kept>): void {
    this.set(withFacts(this.fresh(), table, facts))
  }

  /** A token has ended; the others of the table stay. */
  drop(table: string, token: string): void {
    const keys = this.find(table)?.keys.filter((key) => key.token !== token)
    if (keys) this.note(table, { keys })
  }

  forget(table: string): void {
    this.set(without(this.fresh(), table))
  }

  /** The table that was laid after one of these. */
  follow(table: string, following: string): void {
    this.set(withFollowing(this.fresh(), table, following, Date.now()))
  }

  /** A seat has another link: the old one leads nowhere. */
  relink(table: string, seat: number, link: string): void {
    const others = (this.find(table)?.links ?? []).filter((one) => one.seat !== seat)
    this.note(table, { links: [...others, { seat, link }] })
  }

  /** What creating a table answered with: the seats that this browser takes, and the links of the others. */
  created(found: Created, mine: number[]): void {
    for (const seat of found.seats) {
      if (mine.includes(seat.seat)) this.add(found.table, { token: seat.token, role: 'seat', seat: seat.seat })
    }
    this.add(found.table, { token: found.owner, role: 'owner', seat: null })
    if (!mine.length) this.add(found.table, { token: found.spectator.token, role: 'spectator', seat: null })
    const links: { seat: number | null; link: string }[] = found.seats.map(({ seat, link }) => ({ seat, link }))
    links.push({ seat: null, link: found.spectator.link })
    this.note(found.table, { links })
  }
}

export const tables = new Tables()

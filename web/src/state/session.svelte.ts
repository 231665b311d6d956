// One table in this browser: all the seats that are held here, which one is on the screen, and what is told about it.

import { hasOthers } from '../logic/people'
import type { FromServer } from '../protocol/generated'
import type { Key } from '../protocol/tokens'
import { firstAsked } from '../logic/asked'
import { hasHands } from '../logic/options'
import { W } from '../words'
import { Seat } from './seat.svelte'
import { faces } from './faces.svelte'
import { settings } from './settings.svelte'
import { tables } from './tables.svelte'
import { theme } from './theme.svelte'
import { beep, note, title } from '../logic/attention'

/** When a table was last seen is kept to the minute. */
const MINUTE = 60_000

export class Session {
  seats = $state.raw<Seat[]>([])
  shown = $state.raw<Seat | null>(null)
  /** The seat whose cards may only be shown once the screen has been handed over. */
  curtain = $state.raw<Seat | null>(null)
  private wasAsked = false

  constructor(readonly table: string) {
    const kept = tables.find(table)
    const owner = kept?.keys.find((key) => key.role === 'owner')
    const keys: Key[] = (kept?.keys ?? []).filter((key) => key.role !== 'owner')
    if (!keys.length && owner) keys.push(owner)
    if (!keys.length) keys.push({ token: '', role: 'spectator', seat: null })
    const sorted = [...keys].sort((a, b) => (a.seat ?? 99) - (b.seat ?? 99))
    this.seats = sorted.map((key) => new Seat(table, key, owner?.token ?? '', settings.name, this.told, this.follow))
    this.show(this.seats[0] ?? null)
  }

  show(seat: Seat | null): void {
    for (const one of this.seats) one.shown = one === seat
    this.shown = seat
    this.curtain = null
    if (seat?.view.theme) theme.show(seat.view.theme)
  }

  /** Go to a seat; where there are hands to hide, the curtain falls first. */
  turnTo(seat: Seat): void {
    if (seat === this.shown) return
    if (hasHands(seat.view.scene) && this.seats.length > 1) this.curtain = seat
    else this.show(seat)
  }

  private told = (seat: Seat, message: FromServer): void => {
    const view = seat.view
    if (message.type === 'welcome') {
      if (seat === this.shown || !this.shown) theme.show(view.theme)
      faces.at(this.table, message.table.game, seat.key.token)
      if (seat.key.seat === null && seat.key.role === 'seat') {
        seat.key.seat = message.seat
        tables.add(this.table, { token: seat.key.token, role: message.seat < 0 ? 'spectator' : 'seat', seat: message.seat })
      }
      tables.note(this.table, { name: message.table.name, title: message.table.title, game: message.table.game })
    }
    if (view.fatal === 'bad_token' && this.seats.length > 1) {
      tables.drop(this.table, seat.key.token)
      this.seats = this.seats.filter((one) => one !== seat)
      if (seat === this.shown) this.show(this.seats[0] ?? null)
      return
    }
    if (message.type === 'link') {
      tables.relink(this.table, message.seat, message.link)
      const own = this.seats.find((one) => one.key.role === 'seat' && one.key.seat === message.seat)
      if (own) {
        own.rekey(message.token)
        tables.add(this.table, { token: message.token, role: 'seat', seat: message.seat })
      }
    }
    const sits = message.type === 'welcome' && message.role === 'seat'
    if (sits || message.type === 'standing') seat.track()
  }

  /** The screen follows the question between the seats of this browser, and calls people who look elsewhere. Seats that are
   * asked at once come one after the other. */
  private follow = (): void => {
    const next = firstAsked(this.seats)
    if (next && this.shown && !this.shown.asked) this.turnTo(next)
    const asked = !!next
    const over = this.seats.some((seat) => !!seat.view.scene?.ending)
    title(asked ? W.yourTurnTitle : null)
    if (asked && !this.wasAsked && document.hidden) {
      if (settings.notify) note(W.name, next.window?.prompt ?? W.yourTurnNote)
    }
    if (asked && !this.wasAsked && settings.sound && hasOthers(this.seats[0]?.view.table)) beep()
    this.wasAsked = asked
    const kept = tables.find(this.table)
    if (kept && (kept.turn !== asked || kept.over !== over || Date.now() - kept.seen > MINUTE)) tables.note(this.table, { turn: asked, over, seen: Date.now() })
  }

  close(): void {
    for (const seat of this.seats) seat.close()
    faces.leave()
    title(null)
  }
}

// One deck at work: its text, what the server says of it, and what is done to it by clicks.

import { getContext, setContext } from 'svelte'
import { count, withCard, withMark, written } from '../logic/decktext'
import { checkDeck, deckRoom } from '../protocol/api'
import type { DeckCard, DeckPart, DeckRoom, DeckTold } from '../protocol/generated'
import type { Piece } from '../protocol/scene'
import { decks } from '../state/decks.svelte'
import { faces } from '../state/faces.svelte'
import { double } from '../state/screen'
import { W } from '../words'
import { Trial } from './trial.svelte'

const WAIT = 250 // milliseconds after the last key until the server is asked

export class Editor {
  room = $state.raw<DeckRoom | null>(null)
  text = $state('')
  told = $state.raw<DeckTold | null>(null)
  /** Whether the server has still to say something of the text as it is now: `told` is about one before. */
  checking = $state(false)
  parts = $state.raw<DeckPart[]>([])
  /** What the deck is called and what is noted of it: as it was last read, while its text cannot be. */
  name = $state('')
  note = $state('')
  rules = $state('')
  trouble = $state('')
  /** The deck of this browser that is at work. */
  id = $state<string | null>(null)
  /** The card that is read. */
  read = $state<string | null>(null)
  /** The card that stays in sight whatever is pointed at. */
  pinned = $state<string | null>(null)
  /** What is looked for among the cards. */
  query = $state('')
  /** A deck is being opened: it has to be read by the server first. */
  beginning = $state(false)
  /** The games that it is tried in. */
  readonly trial = new Trial()
  private timer = 0
  private asked = 0

  constructor(readonly game: string) {}

  async load(): Promise<void> {
    try {
      this.room = await deckRoom(this.game)
      this.rules = this.room.rules[0] ?? ''
      this.trouble = ''
    } catch (problem) {
      this.trouble = (problem as Error).message
    }
  }

  /** What is pointed at is read, unless a card is pinned. */
  show(id: string): void {
    if (this.pinned || !double.current) return // without a column for it, it would lie over what is looked through
    this.read = id
  }

  /** What was pointed at is put away, so that it covers nothing that is looked at now; a pinned card stays. */
  leave(): void {
    if (!this.pinned) this.read = null
  }

  /** Read a card until it is put away. */
  pin(id: string): void {
    this.pinned = this.pinned === id ? null : id
    this.read = this.pinned
  }

  away(): void {
    this.pinned = null
    this.read = null
  }

  // ── which deck ──────────────────────────────────────────────────────────────────────────────────────────────────

  /** Begin with a text, or with the name of a supplied deck; it becomes one of this browser's. Whether the server could be asked. */
  async begin(text: string): Promise<boolean> {
    this.beginning = true
    try {
      const told = await checkDeck(this.game, text, this.rules)
      this.trouble = ''
      this.open(decks.add(this.game, told.name || W.decks.unnamed, told.forms[0]?.text ?? text).id)
      return true
    } catch (problem) {
      this.trouble = (problem as Error).message
      return false
    } finally {
      this.beginning = false
    }
  }

  open(id: string | null): void {
    const deck = decks.find(id)
    this.id = deck?.id ?? null
    this.told = null
    this.parts = []
    this.name = deck && deck.name !== W.decks.unnamed ? deck.name : ''
    this.note = ''
    this.away()
    this.edit(deck?.text ?? '', 0)
  }

  // ── changes ─────────────────────────────────────────────────────────────────────────────────────────────────────

  edit(text: string, wait = WAIT): void {
    this.asked += 1 // what is on its way speaks of another text
    this.text = text
    if (this.id && decks.find(this.id)?.text !== text) decks.change(this.id, { text })
    window.clearTimeout(this.timer)
    this.checking = text.trim() !== ''
    if (this.checking) this.timer = window.setTimeout(() => void this.check(), wait)
    else {
      this.told = null
      this.parts = []
    }
  }

  judge(rules: string): void {
    this.rules = rules
    this.checking = true
    void this.check()
  }

  private async check(): Promise<void> {
    const told = await this.ask(this.text)
    if (!told) return
    this.told = told
    if (!told.readable) return
    this.parts = told.sections
    this.name = told.name
    this.note = told.note
    const deck = decks.find(this.id)
    const [name, head] = [told.name || deck?.name || '', told.heads[0]]
    const { made_for } = told
    const known = JSON.stringify(deck?.made_for) === JSON.stringify(made_for)
    if (deck && (deck.name !== name || deck.head !== head || !known)) decks.change(deck.id, { name, head, made_for })
  }

  /** What the server says of a text; null if there is a newer question, or no answer. */
  private async ask(text: string): Promise<DeckTold | null> {
    const number = ++this.asked
    try {
      const told = await checkDeck(this.game, text, this.rules)
      if (number !== this.asked) return null
      this.trouble = ''
      this.checking = false
      return told
    } catch (problem) {
      if (number !== this.asked) return null
      this.trouble = (problem as Error).message
      this.checking = false
      return null
    }
  }

  /** Whether its text has not been read yet, or cannot be: written anew from its parts, it would lose its cards. */
  get unread(): boolean {
    return this.text.trim() !== '' && !this.told?.readable && this.parts.length === 0
  }

  add(id: string, by = 1): void {
    const card = this.card(id)
    if (!this.room || !card?.section) return
    const section = this.parts.find((part) => part.cards.some((one) => one.card === id))?.name ?? card.section
    if (by < 0 && !this.copies(id)) return
    if (this.unread) {
      this.edit(`${this.text.trimEnd()}\n\n${section}:\n${by} ${card.name}\n`)
      return
    }
    this.rewrite(withCard(this.room, this.parts, section, id, by))
  }

  mark(section: string, id: string): void {
    this.rewrite(withMark(this.parts, section, id))
  }

  say(facts: { name?: string; note?: string }): void {
    if (this.unread) return
    this.name = facts.name ?? this.name
    this.note = facts.note ?? this.note
    this.rewrite(this.parts)
  }

  private rewrite(parts: DeckPart[]): void {
    if (!this.room) return
    this.parts = parts
    if (!this.id) this.id = decks.add(this.game, W.decks.unnamed, '').id
    this.edit(written(this.room, this.name, this.note, parts))
  }

  // ── what is asked of it ─────────────────────────────────────────────────────────────────────────────────────────

  private byId = $derived(new Map((this.room?.cards ?? []).map((card) => [card.id, card])))

  card(id: string): DeckCard | undefined {
    return this.byId.get(id)
  }

  piece(id: string): Piece | null {
    return faces.piece(this.game, this.card(id)?.face)
  }

  copies(id: string): number {
    return this.parts.reduce((sum, part) => sum + (part.cards.find((one) => one.card === id)?.copies ?? 0), 0)
  }

  get cards(): number {
    return this.parts.reduce((sum, part) => sum + count(part), 0)
  }
}

const HERE = Symbol('editor')
export const giveEditor = (editor: Editor): Editor => setContext(HERE, editor)
export const getEditor = (): Editor => getContext<Editor>(HERE)

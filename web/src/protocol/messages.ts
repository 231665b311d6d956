// The messages of the socket and the answers of the HTTP part, as docs/protocol.md describes them.

import type { Choice, Scene, Theme } from './scene'

/** Seconds left for each seat, and the free ones of the question. */
export interface Clocks {
  left: number[]
  free: number | null
}

export interface SeatInfo {
  seat: number
  kind: 'person' | 'bot'
  name: string
  here: boolean
  taken: boolean
  /** Which bot plays, null for a person. */
  player: string | null
  /** Seconds left, null without clocks. */
  clock: number | null
}

export interface Summary {
  id: string
  name: string
  game: string
  title: string
  public: boolean
  marks: string[]
  over: boolean
  paused: boolean
  seats: SeatInfo[]
  /** The seat that is asked, -1 for none; null in the lobby, for a table that nobody is at. */
  asked: number | null
  trouble: string
  pace: number
  hints: boolean
  spectators: number
  choices: number
  created: number
  moved: number
}

export interface ChatLine {
  seat: number
  name: string
  text: string
  at: number
}

export interface Order {
  kind: string
  on: string
}

export interface NumberPart {
  name: string
  total: number
  parts: [number, string][]
}

/** A row of the turn sequence at which the seat is asked. */
export interface TrackRow {
  place: string
  /** Something is asked there that cannot be passed. */
  asked: boolean
  /** Windows open there; `passed`: standing orders pass them all; `stop`: an order says to stop there. */
  window: boolean
  passed: boolean
  stop: boolean
}

/** What a message was labelled with by whoever sent it; the answer carries it too. */
export type Label = string | number | null

export interface UndoAsked {
  seat: number
  name: string
  /** Why it needs agreement. */
  reason: string
}

/** The end: the seed, null where the table did not begin with one, and the salt of its promise. */
export interface Over {
  seed: string | null
  salt: string
  record: string
  /** The table that was laid after this one: every token of this table holds the same there. */
  following: string | null
}

export type FromServer =
  | {
      type: 'welcome'
      protocol: number
      table: Summary
      role: 'seat' | 'spectator'
      seat: number
      owner: boolean
      theme: Theme
      /** The promise of the seed, null where the table did not begin with one. */
      seed_hash: string | null
      standing: Order[]
      hints: boolean
      undo_asked: UndoAsked | null
      chat: ChatLine[]
    }
  | { type: 'scene'; number: number; question: number | null; scene: Scene; undo: string; whole: boolean; clock?: Clocks }
  | { type: 'table'; table: Summary }
  | { type: 'refused'; to: Label; code: string; sentence: string }
  | ({ type: 'chat' } & ChatLine)
  | { type: 'point'; seat: number; name: string; piece: string }
  | { type: 'propose'; seat: number; name: string; notation: string; label: string }
  | { type: 'offers'; to: Label; question: number; options: Choice[] }
  | { type: 'track'; to: Label; rows: TrackRow[] }
  | { type: 'hint'; to: Label; notation: string; label: string }
  | { type: 'why'; to: Label; numbers: NumberPart[]; odds: [string, number][] }
  | { type: 'why_not'; to: Label; reasons: { name: string; sentence: string }[] }
  | ({ type: 'undo_asked' } & UndoAsked)
  | { type: 'undone'; number: number; fresh: boolean }
  | { type: 'standing'; orders: Order[] }
  | ({ type: 'over' } & Over)
  | { type: 'closing'; sentence: string; again: number | null }
  | { type: 'link'; to: Label; seat: number; token: string; link: string }
  | { type: 'pong'; to: Label }

export type ToServer = { type: string; id?: string | number } & Record<string, unknown>

export interface Option {
  name: string
  kind: 'int' | 'str' | 'list' | 'bool'
  default: unknown
  help: string
  choices: (string | number)[]
  least: number | null
  most: number | null
}

export interface GameInfo {
  name: string
  title: string
  options: Option[]
  theme: Theme
}

export interface Hello {
  protocol: number
  scene: number
  version: string
  /** The bots that can take a seat. */
  players: string[]
  games: GameInfo[]
}

export interface SeatLink {
  seat: number
  token: string
  link: string
}

export interface Created {
  table: string
  owner: string
  seats: SeatLink[]
  spectator: { token: string; link: string }
}

export interface CardText {
  /** The face of a piece, or the word of a glossary. */
  topic: string
  name: string
  kind: string
  lines: string[]
  mark: string
}

export interface Ruling {
  id: string
  section: string
  label: string
}

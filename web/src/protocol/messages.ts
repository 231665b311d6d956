// The messages of the socket and the answers of the HTTP part, as docs/protocol.md describes them.

import type { Choice, Scene, Theme } from './scene'

/** Seconds left for each seat, and the free ones of the question. */
export interface Clocks {
  left: number[]
  free: number | null
}

export interface SeatInfo {
  seat: number
  kind: string
  name: string
  here: boolean
  taken?: boolean
  player?: string | null
  clock?: number | null
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
  asked?: number
  trouble?: string
  pace?: number
  hints?: boolean
  spectators: number
  choices: number
  created?: number | string
  moved?: number | string
}

export interface ChatLine {
  seat: number | null
  name: string
  text: string
  at: number
}

export interface Order {
  kind: string
  on?: string | null
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

export type FromServer =
  | {
      type: 'welcome'
      protocol: number
      table: Summary
      role: 'seat' | 'owner' | 'spectator'
      seat: number | null
      owner: boolean
      theme: Theme
      seed_hash?: string
      standing?: Order[]
      hints?: boolean
      undo_asked?: { seat: number; name: string; reason?: string } | null
      chat?: ChatLine[]
    }
  | { type: 'scene'; number: number; question: number | null; scene: Scene; undo: string; whole?: boolean; clock?: Clocks }
  | { type: 'table'; table: Summary }
  | { type: 'refused'; to?: string | number | null; code: string; sentence: string }
  | ({ type: 'chat' } & ChatLine)
  | { type: 'point'; seat: number | null; name: string; piece: string }
  | { type: 'propose'; seat: number | null; name: string; notation: string; label: string }
  | { type: 'offers'; to?: string | number | null; question: number; options: Choice[] }
  | { type: 'track'; to?: string | number | null; rows: TrackRow[] }
  | { type: 'hint'; to?: string | number | null; notation: string; label: string }
  | { type: 'why'; to?: string | number | null; numbers: NumberPart[]; odds: [string, number][] }
  | { type: 'why_not'; to?: string | number | null; reasons: { name: string; sentence: string }[] }
  | { type: 'undo_asked'; seat: number; name: string; reason?: string }
  | { type: 'undone'; number: number; fresh: boolean }
  | { type: 'standing'; orders: Order[] }
  | { type: 'over'; seed?: string | number; record: string }
  | { type: 'closing'; sentence: string; again: number | null }
  | { type: 'link'; seat: number; token: string; link: string }
  | { type: 'pong' }

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
  owner?: string
  seats: SeatLink[]
  spectator?: { token: string; link: string }
}

export interface CardText {
  face: string
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

export interface ReplayScene extends Partial<Scene> {
  number?: number
}

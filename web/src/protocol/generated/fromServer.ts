// Made by tools/page_types.py from the server's own types. Do not edit: `python tools/page_types.py` makes it anew.
import type { AskedWindow, Choice, Scene, Theme } from '../scene'
import type { Call, ChatLine, Clocks, Frame, OptionTold, Order, Reason, SceneChange, SeatDeck, Summary, TrackRow, UndoWish } from './parts'

/** The answer to a hello. */
export interface WelcomeMessage {
  type: 'welcome'
  protocol: number
  table: Summary
  role: 'seat' | 'spectator'
  seat: number
  owner: boolean
  theme: Theme
  seed_hash: string | null
  standing: Order[]
  chat: ChatLine[]
  hints: boolean
  undo_asked: UndoWish | null
  decks: boolean
  concedes: boolean
  leaving: 'bot' | 'concede'
  mutes: number[]
}

/** The table as the seat sees it. */
export interface SceneMessage {
  type: 'scene'
  number: number
  question: number | null
  scene: Scene
  undo: string
  whole: boolean
  windows: AskedWindow[]
  clock?: Clocks
}

/** The changes since the last scene that this connection received, if they are shorter than the scene. */
export interface ChangesMessage {
  type: 'changes'
  number: number
  question: number | null
  scene: SceneChange
  undo: string
  whole: boolean
  windows: AskedWindow[]
  clock?: Clocks
}

/** The seat's own windows of a question, after an answer to one of them was given or withdrawn. */
export interface WindowsMessage {
  type: 'windows'
  question: number
  windows: AskedWindow[]
  undo: string
}

/** The summary has changed. */
export interface TableMessage {
  type: 'table'
  table: Summary
}

/** Who has brought a deck; sent instead of a scene until the game begins. */
export interface GatheringMessage {
  type: 'gathering'
  on: boolean
  rules: string
  needs: Record<string, string>
  seats: SeatDeck[]
  name: string
  deck: string
}

/** A message was refused; `to` is its `id`. */
export interface RefusedMessage {
  type: 'refused'
  to: number | string | null
  code: string
  sentence: string
}

/** Somebody has sent a line to everybody at the table. */
export interface ChatMessage {
  type: 'chat'
  seat: number
  name: string
  text: string
  at: number
}

/** Somebody points at a piece. */
export interface PointMessage {
  type: 'point'
  seat: number
  name: string
  piece: string
}

/** Somebody proposes an option. */
export interface ProposeMessage {
  type: 'propose'
  seat: number
  name: string
  notation: string
  label: string
}

/** The options of the asked seat, as far as this seat can know them. */
export interface OffersMessage {
  type: 'offers'
  to: number | string | null
  question: number
  options: Choice[]
}

/** The rows of the turn sequence, and where this seat is asked. */
export interface TrackMessage {
  type: 'track'
  to: number | string | null
  rows: TrackRow[]
  passable: boolean
  calls: Call[]
  things: string[]
}

/** What happened after the last choice, moment by moment. */
export interface StageMessage {
  type: 'stage'
  to: number | string | null
  number: number
  frames: Frame[]
}

/** What the bot would do, and why, "" if it has compared nothing. */
export interface HintMessage {
  type: 'hint'
  to: number | string | null
  notation: string
  label: string
  reason: string
}

/** What is behind some options, in the order in which they were asked about. */
export interface WhyMessage {
  type: 'why'
  to: number | string | null
  told: OptionTold[]
}

/** Why something is impossible. */
export interface WhyNotMessage {
  type: 'why_not'
  to: number | string | null
  reasons: Reason[]
}

/** Somebody wants to undo a choice and needs agreement. */
export interface UndoAskedMessage {
  type: 'undo_asked'
  seat: number
  name: string
  reason: string
}

/** A choice was undone; `fresh` says whether the random numbers were drawn anew. */
export interface UndoneMessage {
  type: 'undone'
  number: number
  fresh: boolean
}

/** The standing orders of this seat. */
export interface StandingMessage {
  type: 'standing'
  orders: Order[]
}

/** The seats that this seat has muted for itself; -1: those who watch. */
export interface MutesMessage {
  type: 'mutes'
  seats: number[]
}

/** The game is over. */
export interface OverMessage {
  type: 'over'
  seed: string | null
  salt: string
  record: string
  following: string | null
}

/** The connection ends; `again` is the number of seconds after which a new attempt makes sense, None for never. */
export interface ClosingMessage {
  type: 'closing'
  sentence: string
  again: number | null
}

/** A seat's new link. */
export interface LinkMessage {
  type: 'link'
  to: number | string | null
  seat: number
  token: string
  link: string
}

/** The answer to a ping. */
export interface PongMessage {
  type: 'pong'
  to: number | string | null
}

export type FromServer =
  | WelcomeMessage
  | SceneMessage
  | ChangesMessage
  | WindowsMessage
  | TableMessage
  | GatheringMessage
  | RefusedMessage
  | ChatMessage
  | PointMessage
  | ProposeMessage
  | OffersMessage
  | TrackMessage
  | StageMessage
  | HintMessage
  | WhyMessage
  | WhyNotMessage
  | UndoAskedMessage
  | UndoneMessage
  | StandingMessage
  | MutesMessage
  | OverMessage
  | ClosingMessage
  | LinkMessage
  | PongMessage

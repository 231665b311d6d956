// Made by tools/page_types.py from the server's own types. Do not edit: `python tools/page_types.py` makes it anew.
import type { AskedWindow, Choice, Scene, Theme } from '../scene'
import type { ChatLine, Clocks, Frame, NumberParts, Order, Reason, SceneChange, SeatDeck, Summary, TrackRow, UndoWish } from './parts'

/** The answer to a hello. `seed_hash` is the promise of the seed, None if the table did not begin with one; `decks` */
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

/** What is different from the last scene that this connection was sent, where that is shorter than the scene. */
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

/** The seat's own windows of a question, once an answer to one of them was given or taken back. */
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

/** Who has brought a deck, instead of a scene until the game begins. */
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

/** A line for everybody at the table. */
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

/** Somebody wishes for an option. */
export interface ProposeMessage {
  type: 'propose'
  seat: number
  name: string
  notation: string
  label: string
}

/** What the seat that is asked could choose, as far as this seat can work it out. */
export interface OffersMessage {
  type: 'offers'
  to: number | string | null
  question: number
  options: Choice[]
}

/** The rows of the turn sequence at which this seat is asked. */
export interface TrackMessage {
  type: 'track'
  to: number | string | null
  rows: TrackRow[]
}

/** What happened after the last choice. The first frame has the whole table as it was before, the present one is left out. */
export interface StageMessage {
  type: 'stage'
  to: number | string | null
  number: number
  frames: Frame[]
}

/** What the bot would do. */
export interface HintMessage {
  type: 'hint'
  to: number | string | null
  notation: string
  label: string
}

/** What is certain, and what the odds are, of an option; `then` is what the seat could choose next, in one gesture with */
export interface WhyMessage {
  type: 'why'
  to: number | string | null
  numbers: NumberParts[]
  odds: [string, number][]
  then: Choice[]
  more: boolean
}

/** Why something cannot be done. */
export interface WhyNotMessage {
  type: 'why_not'
  to: number | string | null
  reasons: Reason[]
}

/** Somebody wants to take a choice back and needs agreement. */
export interface UndoAskedMessage {
  type: 'undo_asked'
  seat: number
  name: string
  reason: string
}

/** A choice was taken back; `fresh` says whether chance was drawn anew. */
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

/** The game is over. */
export interface OverMessage {
  type: 'over'
  seed: string | null
  salt: string
  record: string
  following: string | null
}

/** The connection ends; `again` is in how many seconds a new try makes sense, None for never. */
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
  | OverMessage
  | ClosingMessage
  | LinkMessage
  | PongMessage

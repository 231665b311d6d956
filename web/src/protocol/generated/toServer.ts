// Made by tools/page_types.py from the server's own types. Do not edit: `python tools/page_types.py` makes it anew.
import type { Order } from './parts'

/** The first message; without a token, to watch a public table. */
export interface ToHelloMessage {
  type: 'hello'
  protocol: number
  table: string
  token?: string
  owner?: string
  name?: string
  line?: number
  changes?: boolean
  cards?: boolean
  id?: number | string | null
}

/** Answer the question with a number, or one of its windows; the answer may be changed while the question is open. */
export interface ToChooseMessage {
  type: 'choose'
  question: number
  choice: string
  window?: number
  id?: number | string | null
}

/** Undo one's last choice, freely or by agreement. */
export interface ToUndoMessage {
  type: 'undo'
  id?: number | string | null
}

/** Agree, or not, to somebody's undo. */
export interface ToUndoAnswerMessage {
  type: 'undo_answer'
  yes: boolean
  id?: number | string | null
}

/** Ask what the bot would do. */
export interface ToHintMessage {
  type: 'hint'
  id?: number | string | null
}

/** Ask for the certain numbers and the odds behind some options, or what gestures end with. */
export interface ToWhyMessage {
  type: 'why'
  choices: string[]
  id?: number | string | null
}

/** Ask why something is impossible: without `action`, everything that one might expect; with `piece`, what concerns it. */
export interface ToWhyNotMessage {
  type: 'why_not'
  action?: string
  piece?: string
  id?: number | string | null
}

/** Send a line to everybody at the table. */
export interface ToChatMessage {
  type: 'chat'
  text: string
  id?: number | string | null
}

/** No longer hear what a seat says, points at and proposes, or -1: those who watch; `everybody`: as the owner, for all. */
export interface ToMuteMessage {
  type: 'mute'
  seat: number
  on?: boolean
  everybody?: boolean
  id?: number | string | null
}

/** Point at a piece. */
export interface ToPointMessage {
  type: 'point'
  piece: string
  id?: number | string | null
}

/** Propose an option. */
export interface ToProposeMessage {
  type: 'propose'
  notation: string
  id?: number | string | null
}

/** Ask which options another seat may have, as far as one can know, in order to propose one. */
export interface ToOffersMessage {
  type: 'offers'
  id?: number | string | null
}

/** Ask at which rows of the turn sequence one is asked, and where standing orders answer. */
export interface ToTrackMessage {
  type: 'track'
  id?: number | string | null
}

/** Ask what happened after the last choice, moment by moment. */
export interface ToStageMessage {
  type: 'stage'
  id?: number | string | null
}

/** Give a standing order, or withdraw one, told as the seat has been told of it: its place changes as others expire. */
export interface ToOrderMessage {
  type: 'order'
  add?: Order | null
  remove?: Order | null
  id?: number | string | null
}

/** Hand a seat to a bot or back, or give it a new link. The owner may do all of these, the seat itself the first two. */
export interface ToSeatDoMessage {
  type: 'seat'
  seat: number
  do: 'bot' | 'person' | 'link'
  player?: string
  id?: number | string | null
}

/** As the owner, pause the table or resume it. */
export interface ToPauseMessage {
  type: 'pause'
  on: boolean
  id?: number | string | null
}

/** As the owner, set how many seconds a bot takes. */
export interface ToPaceMessage {
  type: 'pace'
  seconds: number
  id?: number | string | null
}

/** Let bots take no time until this seat decides again. Where several people wait, all of them have to say so. */
export interface ToHurryMessage {
  type: 'hurry'
  id?: number | string | null
}

/** Rename one's seat. */
export interface ToNameMessage {
  type: 'name'
  name: string
  id?: number | string | null
}

/** When the game is over, as a seat or the owner, start another game at the table. */
export interface ToAgainMessage {
  type: 'again'
  bring?: boolean
  id?: number | string | null
}

/** Bring a deck before the game begins: its text in any format, or the name of a supplied one; "" for any deck. */
export interface ToBringMessage {
  type: 'bring'
  deck?: string
  id?: number | string | null
}

/** Say whether one is ready to begin with the deck that one has brought. */
export interface ToReadyMessage {
  type: 'ready'
  on?: boolean
  id?: number | string | null
}

/** Concede: the game ends by its own rule. */
export interface ToConcedeMessage {
  type: 'concede'
  id?: number | string | null
}

/** Leave the game: depending on the table's setting, a bot plays on or the seat concedes. */
export interface ToLeaveMessage {
  type: 'leave'
  id?: number | string | null
}

/** Request a `pong`. */
export interface ToPingMessage {
  type: 'ping'
  id?: number | string | null
}

export type ToServer =
  | ToHelloMessage
  | ToChooseMessage
  | ToUndoMessage
  | ToUndoAnswerMessage
  | ToHintMessage
  | ToWhyMessage
  | ToWhyNotMessage
  | ToChatMessage
  | ToMuteMessage
  | ToPointMessage
  | ToProposeMessage
  | ToOffersMessage
  | ToTrackMessage
  | ToStageMessage
  | ToOrderMessage
  | ToSeatDoMessage
  | ToPauseMessage
  | ToPaceMessage
  | ToHurryMessage
  | ToNameMessage
  | ToAgainMessage
  | ToBringMessage
  | ToReadyMessage
  | ToConcedeMessage
  | ToLeaveMessage
  | ToPingMessage

// Made by tools/page_types.py from the server's own types. Do not edit: `python tools/page_types.py` makes it anew.
import type { Order } from './parts'

/** The first message; without a token to watch a public table. */
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

/** An answer to the question with a number, or to one of its windows; it may be changed until the question is gone. */
export interface ToChooseMessage {
  type: 'choose'
  question: number
  choice: string
  window?: number
  id?: number | string | null
}

/** Take back one's last choice, freely or by agreement. */
export interface ToUndoMessage {
  type: 'undo'
  id?: number | string | null
}

/** Whether one agrees that somebody takes a choice back. */
export interface ToUndoAnswerMessage {
  type: 'undo_answer'
  yes: boolean
  id?: number | string | null
}

/** What the bot would do. */
export interface ToHintMessage {
  type: 'hint'
  id?: number | string | null
}

/** What is certain, and what the odds are, of an option. */
export interface ToWhyMessage {
  type: 'why'
  choice: string
  id?: number | string | null
}

/** Why something cannot be done; without `action` everything that one would expect; with `piece` what with that. */
export interface ToWhyNotMessage {
  type: 'why_not'
  action?: string
  piece?: string
  id?: number | string | null
}

/** A line for everybody at the table. */
export interface ToChatMessage {
  type: 'chat'
  text: string
  id?: number | string | null
}

/** Point at a piece. */
export interface ToPointMessage {
  type: 'point'
  piece: string
  id?: number | string | null
}

/** Wish for an option. */
export interface ToProposeMessage {
  type: 'propose'
  notation: string
  id?: number | string | null
}

/** What another seat could choose, as far as one can work it out: to propose it. */
export interface ToOffersMessage {
  type: 'offers'
  id?: number | string | null
}

/** At which rows of the turn sequence one is asked, and where standing orders answer. */
export interface ToTrackMessage {
  type: 'track'
  id?: number | string | null
}

/** What happened after the last choice, one moment after another. */
export interface ToStageMessage {
  type: 'stage'
  id?: number | string | null
}

/** Give a standing order, or take the one with an index back. */
export interface ToOrderMessage {
  type: 'order'
  add?: Order | null
  remove?: number | null
  id?: number | string | null
}

/** Hand a seat to a bot and back, or give it a new link: for the owner, the first two also for the seat itself. */
export interface ToSeatDoMessage {
  type: 'seat'
  seat: number
  do: 'bot' | 'person' | 'link'
  player?: string
  id?: number | string | null
}

/** The owner stops the table or lets it go on. */
export interface ToPauseMessage {
  type: 'pause'
  on: boolean
  id?: number | string | null
}

/** The owner sets how many seconds a bot takes. */
export interface ToPaceMessage {
  type: 'pace'
  seconds: number
  id?: number | string | null
}

/** A new name for one's seat. */
export interface ToNameMessage {
  type: 'name'
  name: string
  id?: number | string | null
}

/** Lay the table once more, when the game is over: for its seats and its owner. */
export interface ToAgainMessage {
  type: 'again'
  bring?: boolean
  id?: number | string | null
}

/** Bring a deck, before the game begins: its text in any form, or the name of a supplied one; "" for any. */
export interface ToBringMessage {
  type: 'bring'
  deck?: string
  id?: number | string | null
}

/** Whether one is ready to begin with the deck that one has brought. */
export interface ToReadyMessage {
  type: 'ready'
  on?: boolean
  id?: number | string | null
}

/** Give up: the game ends by its own rule. */
export interface ToConcedeMessage {
  type: 'concede'
  id?: number | string | null
}

/** Leave the game: by the table's setting a bot plays on, or the seat gives up. */
export interface ToLeaveMessage {
  type: 'leave'
  id?: number | string | null
}

/** Answered by `pong`. */
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
  | ToPointMessage
  | ToProposeMessage
  | ToOffersMessage
  | ToTrackMessage
  | ToStageMessage
  | ToOrderMessage
  | ToSeatDoMessage
  | ToPauseMessage
  | ToPaceMessage
  | ToNameMessage
  | ToAgainMessage
  | ToBringMessage
  | ToReadyMessage
  | ToConcedeMessage
  | ToLeaveMessage
  | ToPingMessage

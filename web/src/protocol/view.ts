// What a client knows of a table.

import type {
  Call,
  ChatLine,
  Clocks,
  GatheringMessage,
  NumberParts as NumberPart,
  Order,
  OverMessage,
  Summary,
  TrackRow,
  UndoWish as UndoAsked,
} from './generated'
import { PLAIN_THEME, type AskedWindow, type Choice, type Line, type Scene, type Theme } from './scene'

export interface Why {
  notation: string
  numbers: NumberPart[]
  odds: [string, number][]
  /** What could follow it in one gesture, and whether that would name more of the same several. */
  then: Choice[]
  more: boolean
  /** What later questions could be about. */
  onto: string[]
}

export interface Notice {
  serial: number
  kind: 'refused' | 'came' | 'left' | 'undone' | 'point' | 'propose' | 'newer'
  text: string
  piece?: string
  notation?: string
  who?: string
  /** A deck is refused, which is told where it was brought. */
  deck?: boolean
  /** What is ticked cannot be chosen together: the last one is not ticked any more. */
  apart?: boolean
  /** An undo has drawn chance anew. */
  anew?: boolean
}

export interface View {
  table: Summary | null
  role: 'seat' | 'spectator' | null
  seat: number
  owner: boolean
  theme: Theme
  seedHash: string
  hints: boolean
  scene: Scene | null
  /** Who has brought a deck, while the game has not begun. */
  gathering: GatheringMessage | null
  /** Whether players bring decks to this game. */
  decks: boolean
  concedes: boolean
  leaving: 'bot' | 'concede'
  number: number
  question: number | null
  /** This seat's own windows of the question, up to the first that it has not answered. */
  windows: AskedWindow[]
  undo: string
  lines: Line[]
  /** The number of the first line that came with the last scene. */
  fresh: number
  chat: ChatLine[]
  /** The seats that this one has muted for itself; -1: those who watch. */
  mutes: number[]
  standing: Order[]
  clock: Clocks | null
  hint: { notation: string; label: string; reason: string } | null
  why: Record<string, Why>
  /** Several options that were asked about together and cannot be chosen together, "" for none. */
  apart: string
  reasons: { name: string; sentence: string }[] | null
  /** Why nothing can be done with a piece, by its id. */
  cannot: Record<string, string>
  undoAsked: UndoAsked | null
  notice: Notice | null
  /** What another seat could choose, as far as this one can know: to propose it. */
  offers: Choice[] | null
  /** At which rows of the turn sequence this seat is asked. */
  track: TrackRow[] | null
  /** Whether anything can be passed here, questions at which one may want to be asked always, and the kinds of things that can come up, as people call them. */
  passable: boolean
  calls: Call[]
  things: string[]
  /** What others wish for, by notation: who. */
  wishes: Record<string, string[]>
  over: Omit<OverMessage, 'type'> | null
  closing: { sentence: string; again: number | null } | null
  /** The table cannot be had with this token, or not with this version of the page: nothing is tried again. */
  fatal: string | null
  /** A choice was sent and nothing has come back yet. */
  waiting: boolean
  links: { seat: number; token: string; link: string }[]
}

/** The window that is before this seat: what is asked of another one has to be asked anew. */
export const windowOf = (view: View): string => `${view.question} ${view.windows.at(-1)?.window ?? ''}`

export const EMPTY: View = {
  table: null,
  role: null,
  seat: -1,
  owner: false,
  theme: PLAIN_THEME,
  seedHash: '',
  hints: true,
  scene: null,
  gathering: null,
  decks: false,
  concedes: false,
  leaving: 'bot',
  number: 0,
  question: null,
  windows: [],
  undo: '',
  lines: [],
  fresh: 0,
  chat: [],
  mutes: [],
  standing: [],
  clock: null,
  hint: null,
  why: {},
  apart: '',
  reasons: null,
  cannot: {},
  undoAsked: null,
  notice: null,
  offers: null,
  track: null,
  passable: false,
  calls: [],
  things: [],
  wishes: {},
  over: null,
  closing: null,
  fatal: null,
  waiting: false,
  links: [],
}

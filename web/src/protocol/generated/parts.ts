// Made by tools/page_types.py from the server's own types. Do not edit: `python tools/page_types.py` makes it anew.
import type { Area, Asked, Choice, Ending, Line, Moment, Player, Procedure } from '../scene'

/** A standing order. A field that is left out says nothing. */
export interface Order {
  does?: 'pass' | 'stop' | 'answer'
  choice?: string
  play?: string
  use?: string
  only?: string
  idle?: boolean
  prompt?: string
  about?: string
  stage?: string
  row?: string
  target?: '' | 'mine' | 'side' | 'others'
  kind?: string
  face?: string
  piece?: number
  whose?: '' | 'mine' | 'side' | 'others'
  least?: number
  comes?: string
  until?: '' | 'turn' | 'answer' | 'change' | 'affair' | 'comes'
  line?: number
  within?: string
  affair?: number
  said?: string
}

/** The request for one seat of a new table. */
export interface NewSeat {
  kind: 'person' | 'bot'
  name: string
  player: string
  deck: string
}

/** Thinking time in seconds: each question has `step` free seconds; further time is taken from the `bank`. */
export interface Clock {
  bank: number
  step: number
}

/** The request for a new table; docs/protocol.md explains each field. */
export interface Create {
  game: string
  setup?: Record<string, unknown>
  seats?: NewSeat[] | null
  public?: boolean
  name?: string
  seed?: number | string | null
  position?: string | null
  pace?: number
  hints?: boolean
  clock?: Clock | null
  pack?: string | null
  bring?: boolean
  leaving?: 'bot' | 'concede'
}

/** A record to look at or continue, the content pack it was played with, and who sits in its seats now. */
export interface GivenRecord {
  text: string
  pack?: string | null
  name?: string
  seats?: NewSeat[] | null
  pace?: number
}

/** The request for a free seat at a public table. */
export interface Join {
  name?: string
}

/** A table, and one of its tokens. */
export interface Held {
  table: string
  token?: string
}

/** The tables to tell of. */
export interface Tell {
  tables: Held[]
}

/** A deck to read and check: its text in any format, or the name of a supplied deck. */
export interface GivenDeck {
  game: string
  text: string
  rules?: string
}

/** A search for cards; `begun` is the query up to the cursor. */
export interface Query {
  game: string
  query?: string
  begun?: string
}

/** Games for bots to play with a deck against others, each given as a text or a name. */
export interface GivenTrial {
  game: string
  deck: string
  against: string[]
  rules?: string
  games?: number
  player?: string
}

/** An area that has changed. */
export interface AreaChange {
  area: Area
  pieces?: string[]
}

/** What is different in a scene; what is left out is unchanged. */
export interface SceneChange {
  line: number
  log: Line[]
  moment?: Moment
  players?: Player[]
  procedures?: Procedure[]
  asked?: number[]
  question?: Asked | null
  ending?: Ending | null
  areas?: AreaChange[]
  order?: string[]
}

/** One seat in a summary. */
export interface SeatInfo {
  seat: number
  kind: 'person' | 'bot'
  name: string
  here: boolean
  taken: boolean
  gone: number | null
  player: string | null
  clock: number | null
}

/** What everybody may know about a table. */
export interface Summary {
  id: string
  name: string
  game: string
  title: string
  public: boolean
  marks: string[]
  over: boolean
  paused: boolean
  trouble: string
  seats: SeatInfo[]
  asked: number[] | null
  spectators: number
  choices: number
  pace: number
  hints: boolean
  created: number
  moved: number
  rests: number | null
  muted: number[]
}

/** A line of chat; `at` is in seconds since 1970. */
export interface ChatLine {
  seat: number
  name: string
  text: string
  at: number
}

/** The seconds left for each seat, and the remaining free seconds of the question. */
export interface Clocks {
  left: number[]
  free: number | null
}

/** Somebody wants to undo a choice; `reason` says why that needs agreement. */
export interface UndoWish {
  seat: number
  name: string
  reason: string
}

/** A number behind an option, and its parts: amounts with their sources. */
export interface NumberParts {
  name: string
  total: number
  parts: [number, string][]
}

/** Why an action is impossible. */
export interface Reason {
  name: string
  sentence: string
}

/** A row of one of the game's procedures, whether or not that is being carried out. */
export interface TrackRow {
  of: string
  place: string
  asked: boolean
  window: boolean
  passed: boolean
  stop: boolean
}

/** A question at which people like to be asked whatever else they have ordered: the word of its prompt, and when that is. */
export interface Call {
  prompt: string
  when: string
}

/** One moment of what happened: the number of the last log line up to then, and the areas that have changed. */
export interface Frame {
  line: number
  moment: Moment
  areas: Area[]
}

/** What is known about the deck of a seat before the game begins. */
export interface SeatDeck {
  brought: boolean
  ready: boolean
  seen: string[]
}

/** The certain numbers and the odds behind an option. */
export interface OptionTold {
  notation: string
  numbers: NumberParts[]
  odds: [string, number][]
  then: Choice[]
  more: boolean
  onto: string[]
}

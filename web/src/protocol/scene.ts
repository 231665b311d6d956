// The scene: what a seat may see of a table, the same for every game. See the JSON schema of the server.

export type Layout = 'row' | 'grid' | 'fan' | 'stack' | 'ring' | 'track' | 'sides'
export type Spot = 'middle' | 'side' | 'below'
export type Orientation = 'upright' | 'bowed' | 'spent' | 'down'

export interface Counter {
  name: string
  value: number
  most?: number
  /** What is printed on the card, where the number is another one now. */
  printed?: number
  note?: string
  parts?: [number, string][]
}

export interface Badge {
  kind: string
  text: string
}

/** What a card did to another one that lasts. */
export interface Lasts {
  text?: string
  source?: string
  until?: string
}

export interface Piece {
  id: string
  kind: string
  name?: string
  /** What is printed on a card: its line of types, what stands behind it, keys of the theme, costs, words to look up. */
  type?: string
  traits?: string[]
  clan?: string
  icons?: string[]
  cost?: Counter[]
  keywords?: string[]
  face?: string | null
  at?: number
  count?: number
  of?: number
  shows?: string
  mark?: string
  note?: string
  text?: string
  badges?: Badge[]
  counters?: Counter[]
  orientation?: Orientation
  on?: Piece[]
  lasts?: Lasts[]
  /** Where it stands in an area of sides; what has been played there stands on none. */
  side?: number
  /** The pieces that it goes against or answers there. */
  to?: string[]
}

export interface TrackStep {
  name: string
  text: string
}

/** One side of a procedure. */
export interface Side {
  name?: string
  /** What each of its pieces does, where that says nothing of it: “attacks”. */
  does?: string
  of?: number
  counters?: Counter[]
  note?: string
}

export interface Area {
  id: string
  title: string
  layout: Layout
  spot?: Spot
  pieces?: Piece[]
  columns?: number
  steps?: TrackStep[]
  at?: number
  count?: number
  note?: string
  of?: number
  sides?: Side[]
}

/** What can be given a share, where many things are handed out one at a time. */
export interface Room {
  notation: string
  label: string
  pieces: string[]
  most: number
}

export interface Shares {
  left: number
  room: Room[]
  /** Whether an option answers itself where it is the only one. */
  alone: boolean
}

export interface Player {
  seat: number
  name: string
  counters?: Counter[]
  pieces?: string[]
}

export interface ProcedureRow {
  name: string
  rule: string
  /** It is mostly passed by: it is not said to come next. */
  seldom?: boolean
}

export interface Procedure {
  name: string
  rows: ProcedureRow[]
  current: number
}

export interface Choice {
  notation: string
  label: string
  pieces: string[]
  /** What is given up by it, where somebody who chose it by mistake would regret it. */
  warns?: string
  /** The area of the pile that its card of the hand goes onto. */
  onto?: string
  /** An option before it that comes to the same, with another copy of a card in hand. */
  like?: string
}

export interface Asked {
  seat: number
  prompt: string
  /** Whether another one of the own side is asked, who may be told what one would do. */
  ally?: boolean
  options?: Choice[]
  /** Its place among the windows that are asked at once. */
  window?: number
  /** The notation that passes it; '' if it cannot be passed. */
  passes?: string
  /** The titles of what is being done in the turn or phase, the outermost first. */
  during?: string[]
  /** The number of each option, where a number is asked for. */
  numbers?: number[]
  /** How many things are handed out, and to whom. */
  shares?: Shares
  /** Where only one thing may be done or not: the notation that declines it. */
  declines?: string
  /** Whether its options name one of several: more can be named in the same gesture. */
  several?: boolean
  /** Its options name the first of several things that will all be done: the notation that does them as listed, or ''. */
  orders?: string
}

/** What a seat is asked itself: with its own answer, and what it answered before to the same. */
export interface AskedWindow extends Asked {
  options: Choice[]
  window: number
  passes: string
  choice: string | null
  suggested: string | null
  /** Which of this seat's windows in a row it is, if nobody acts. */
  nth: number
  all: number
}

export interface Line {
  n: number
  change: string
  pieces: string[]
  text: string
  /** The face of the card that the rest comes from. */
  cause?: string | undefined
}

export interface Ending {
  scores: number[]
  /** The seats that have won: nobody where it is a draw, or where nobody has earned it. */
  won: number[]
  reason: string
  facts: { name: string; value: string }[]
}

export interface Moment {
  text: string
  mood: string
  order: string[]
  active: string
}

export interface Scene {
  version: number
  game: string
  title: string
  seat: number
  moment: Moment
  players: Player[]
  areas: Area[]
  procedures: Procedure[]
  /** All seats that are asked now, whether they have answered or not. */
  asked: number[]
  question: Asked | null
  log: Line[]
  line: number
  ending: Ending | null
}

export interface Sign {
  symbol?: string
  plain?: string
  color?: string
  name?: string
  /** What a single one is called, where the name means several. */
  one?: string
  /** What players write for it where there is little room. */
  code?: string
  /** Its form in emblems. */
  form?: string
  /** A drawing of 24 by 24, filled, or drawn as a line. */
  path?: string
  line?: boolean
}

export interface Theme {
  colors: Record<string, string>
  signs: Record<string, Sign>
  marks: Record<string, string>
  /** The changes with which a part of the game begins. */
  opens: string[]
}

export const PLAIN_THEME: Theme = { colors: {}, signs: {}, marks: {}, opens: [] }

// Made by tools/page_types.py from the server's own types. Do not edit: `python tools/page_types.py` makes it anew.
import type { Piece, Scene, Theme } from '../scene'
import type { SceneChange, Summary } from './parts'

/** Why a request was refused; `error` is the code for programs. */
export interface Error {
  error: string
  sentence: string
}

/** A set-up option of a game; `least` and `most` bound a number, or the length of a list. */
export interface OptionInfo {
  name: string
  kind: 'int' | 'str' | 'list' | 'bool'
  default: unknown
  help: string
  choices: (string | number)[]
  least: number | null
  most: number | null
  shared: boolean
  group: string
  decks: boolean
}

/** A part of how a game is played. */
export interface HowTo {
  title: string
  text: string
}

/** A game: what it is in one sentence, how long it takes, pieces that stand for it in a picture; its set-up options, how */
export interface GameInfo {
  name: string
  title: string
  about: string
  length: string
  cover: Piece[]
  decks: boolean
  concedes: boolean
  version: string
  theme: Theme
  options: OptionInfo[]
  how: HowTo[]
  guides: string[]
  starter: string
  notice: string
  alone: Record<string, unknown>
}

/** Something that a guide says once: when `option` (a regular expression) fits the notation of an option, `asks` fits the */
export interface TipInfo {
  id: string
  text: string
  light: string[]
  option: string
  asks: string
  change: string
  times: number
  waits: boolean
}

/** A guided game: the position that it begins with, for how many it is, what is said, and the tip that is the `last`. */
export interface GuideInfo {
  name: string
  position: string
  seats: number
  tips: TipInfo[]
  last: string
}

/** The guided games of a game, each going on where the one before it ends. */
export interface Guides {
  guides: GuideInfo[]
}

/** The versions of the server, the bots that can take a seat, and the games. */
export interface Versions {
  protocol: number
  scene: number
  version: string
  players: string[]
  games: GameInfo[]
}

/** The public tables that are open or running. */
export interface Lobby {
  tables: Summary[]
}

/** A token and the link that carries it. */
export interface NewLink {
  token: string
  link: string
}

/** The secret of one seat of a new table. */
export interface SeatLink {
  seat: number
  kind: 'person' | 'bot'
  token: string
  link: string
}

/** A new table and its secrets, told once. */
export interface Made {
  table: string
  owner: string
  seats: SeatLink[]
  spectator: NewLink
}

/** The seat that was taken at a public table. */
export interface Joined {
  table: string
  seat: number
  token: string
  link: string
}

/** The table that was removed. */
export interface Removed {
  removed: string
}

/** A page of a seat's scenes. */
export interface Replay {
  first: number
  total: number
  scene: Scene
  changes: SceneChange[]
  next: number | null
}

/** A text that can be looked up; `topic` is what it is looked up by, `piece` the face of a card as it is printed. */
export interface CardText {
  topic: string
  name: string
  kind: string
  lines: string[]
  mark: string
  piece: Piece | null
}

/** All texts of a game. */
export interface Cards {
  cards: CardText[]
}

/** A rule of a game's ledger; `chosen` marks an interpretation of ours. */
export interface RulingInfo {
  id: string
  label: string
  section: string
  chosen: boolean
}

/** All rules of a game's ledger. */
export interface Rulings {
  rulings: RulingInfo[]
}

/** A section of the decks of a game; `mark` is what a marked card of it is called (“Leader”), "" for none. */
export interface DeckSection {
  name: string
  mark: string
}

/** A card that decks can hold: its id in decks, its face, the section that it belongs to ("" for none), its types and */
export interface DeckCard {
  id: string
  face: string
  name: string
  section: string
  line: string
}

/** A deck that comes with a game: its name in set-ups, the faces that it is known by, the rules that it is legal by, and */
export interface SuppliedDeck {
  key: string
  name: string
  note: string
  heads: string[]
  rules: string[]
  made_for: Record<string, string>
}

/** All about the decks of a game: sections, rules (the usual ones first), forms (the project's first), what comes with */
export interface DeckRoom {
  game: string
  title: string
  sections: DeckSection[]
  rules: string[]
  forms: string[]
  supplied: SuppliedDeck[]
  cards: DeckCard[]
  facts: string[]
  choices: Record<string, string[]>
  numbers: string[]
  option: string
  rules_option: string
  mulligans: number
}

/** A card of a section by its id, how often it is there, and whether it is the marked one. */
export interface DeckEntry {
  card: string
  copies: number
  marked: boolean
}

/** A section with its cards. */
export interface DeckPart {
  name: string
  cards: DeckEntry[]
}

/** A deck in one of the forms, and a sentence about what that form has no place for ("" for nothing). */
export interface DeckForm {
  form: string
  text: string
  loses: string
}

/** Numbers of a deck to draw side by side. */
export interface DeckBars {
  title: string
  bars: [string, number][]
}

/** What is drawn from when a game begins: the ids of its cards, each as often as it is there, and how many are drawn. */
export interface DeckPile {
  name: string
  cards: string[]
  drawn: number
}

/** A deck that was read, and what is said of it. One that could not be read has problems only. */
export interface DeckTold {
  readable: boolean
  legal: boolean
  problems: string[]
  remarks: string[]
  name: string
  note: string
  sections: DeckPart[]
  forms: DeckForm[]
  curves: DeckBars[]
  piles: DeckPile[]
  heads: string[]
}

/** What the word that is being typed may become, and what that means. */
export interface QueryCompletion {
  word: string
  means: string
}

/** The ids of the cards that a query finds, and the query in words; or what is wrong, and where it stands. */
export interface CardsFound {
  explained: string
  problem: string
  begin: number
  end: number
  cards: string[]
  completions: QueryCompletion[]
}

/** A game of a trial: whether the deck won, how it ended, how long it was, and whether its record is kept. */
export interface TrialGame {
  number: number
  won: boolean
  reason: string
  rounds: number | null
  kept: boolean
}

/** How far a trial is. `state` is “waits”, “runs”, “done”, “cancelled” or “failed”; `low` to `high` is the 95% interval */
export interface TrialTold {
  trial: string
  state: 'waits' | 'runs' | 'done' | 'cancelled' | 'failed'
  sentence: string
  played: number
  of: number
  wins: number
  low: number
  high: number
  seconds: number
  games: TrialGame[]
}

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
  subject: string
  decks: boolean
  where: Record<string, (string | number)[]>
  fits: Record<string, Record<string, (string | number)[]>>
  says: Record<string, string>
}

/** A game that a person can begin at once: what it is called, and its set-up as far as it differs from the defaults. */
export interface WayInfo {
  label: string
  setup: Record<string, unknown>
}

/** A section of the explanation of how a game is played. */
export interface HowTo {
  title: string
  text: string
}

/** A game, as a page shows it. */
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
  ways: WayInfo[]
}

/** A tip that a guide gives once, when its conditions hold; "" stands for no condition. */
export interface TipInfo {
  id: string
  text: string
  light: string[]
  option: string
  asks: string
  change: string
  times: number
  active: string
  waits: boolean
}

/** A guided game: the position at its start, the number of its players, its tips, and the tip that is the `last`. */
export interface GuideInfo {
  name: string
  position: string
  seats: number
  tips: TipInfo[]
  last: string
}

/** The guided games of a game, each continuing where the previous one ends. */
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

/** The tables that somebody has links to. */
export interface Told {
  tables: Summary[]
  gone: string[]
  later: string[]
}

/** A token and the link that contains it. */
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

/** A new table and its secrets, revealed once. */
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

/** A text that can be looked up: `topic` is the name to look up, `piece` the face of a card as it is printed. */
export interface CardText {
  topic: string
  name: string
  kind: string
  lines: string[]
  mark: string
  piece: Piece | null
}

/** All texts of a game, and how it is played; at a table by the rules of that table. */
export interface Cards {
  cards: CardText[]
  how: HowTo[]
}

/** How a game is played; at a table by the rules of that table. */
export interface HowPlayed {
  how: HowTo[]
}

/** A rule of a game's ledger; `chosen` marks our own interpretations. */
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

/** A ruling: a rule about certain cards, or a decision where the rules are silent. */
export interface Note {
  id: string
  question: string
  answer: string
  why: string
  section: string
  cards: string[]
}

/** The rulings of a game in sentences. */
export interface Notes {
  notes: Note[]
}

/** A section of a game's decks; `mark` is the name for a marked card in it (“Leader”), "" for none. */
export interface DeckSection {
  name: string
  mark: string
}

/** A card that decks can contain. */
export interface DeckCard {
  id: string
  face: string
  name: string
  section: string
  line: string
  kind: string
  set: string
}

/** A deck that comes with a game. */
export interface SuppliedDeck {
  key: string
  name: string
  note: string
  heads: string[]
  cards: string[]
  rules: string[]
  made_for: Record<string, string>
}

/** Everything about the decks of a game. */
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

/** A card of a section by its id, the number of copies, and whether it is the marked card. */
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

/** A deck in one of the formats, and a sentence about what that format cannot express ("" for nothing). */
export interface DeckForm {
  form: string
  text: string
  loses: string
}

/** Numbers of a deck, to be shown as bars. */
export interface DeckBars {
  title: string
  bars: [string, number][]
}

/** A pile drawn from at the start of a game: the ids of its cards, one for each copy, and how many are drawn. */
export interface DeckPile {
  name: string
  cards: string[]
  drawn: number
}

/** A deck as it was read, with remarks about it. A deck that could not be read has only problems. */
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
  made_for: Record<string, string>
  unused: string[]
}

/** A possible completion of the word being typed, and its meaning. */
export interface QueryCompletion {
  word: string
  means: string
}

/** The ids of the cards that a query finds, and the query in words; or what is wrong, and where. */
export interface CardsFound {
  explained: string
  problem: string
  begin: number
  end: number
  cards: string[]
  completions: QueryCompletion[]
}

/** A game of a trial: whether the deck won, how the game ended, its length, and whether its record is kept. */
export interface TrialGame {
  number: number
  won: boolean
  reason: string
  rounds: number | null
  kept: boolean
}

/** The seconds that a game of a kind has taken in trials of this server; None if there were none. */
export interface TrialPace {
  seconds: number | null
}

/** The progress of a trial. */
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

// Made by tools/page_types.py from the server's own types. Do not edit: `python tools/page_types.py` makes it anew.
import type { Area, Asked, AskedWindow, Choice, Ending, Line, Moment, Piece, Player, Procedure, Scene, Theme } from './scene'

export const PROTOCOL_VERSION = 1

export const SCENE_VERSION = 1

export const PRINTED = ['kind', 'name', 'type', 'traits', 'clan', 'icons', 'cost', 'keywords', 'text'] as const

/** A standing order. A field that is left out says nothing. */
export interface Order {
  does?: 'pass' | 'stop' | 'answer'
  choice?: string
  play?: string
  only?: string
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
  until?: '' | 'turn' | 'answer' | 'change'
  line?: number
}

/** The wish for one seat of a new table. */
export interface NewSeat {
  kind: 'person' | 'bot'
  name: string
  player: string
}

/** Seconds for thinking: each question has `step` free seconds, what goes beyond is taken from the `bank`. */
export interface Clock {
  bank: number
  step: number
}

/** The wish for a new table; docs/protocol.md explains each field. */
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

/** A record to be looked at or gone on with, the content pack it was played with, and who sits at its seats now. */
export interface GivenRecord {
  text: string
  pack?: string | null
  name?: string
  seats?: NewSeat[] | null
  pace?: number
}

/** The wish to take a free seat of a public table. */
export interface Join {
  name?: string
}

/** A deck to be read and judged: its text in any form, or the name of one that comes with the game. */
export interface GivenDeck {
  game: string
  text: string
  rules?: string
}

/** What cards are looked for; `begun` is the query up to where somebody is typing. */
export interface Query {
  game: string
  query?: string
  begun?: string
}

/** Games that bots are to play with a deck against others: each a text or a name. */
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

/** What is different in a scene; what is left out is as it was. */
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

/** What everybody may know of a table. */
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
}

/** A line of chat; `at` is in seconds since 1970. */
export interface ChatLine {
  seat: number
  name: string
  text: string
  at: number
}

/** Seconds left for each seat, and what is left of the question's free ones. */
export interface Clocks {
  left: number[]
  free: number | null
}

/** Somebody wants to take a choice back; `reason` says why that needs agreement. */
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

/** Why an action cannot be taken. */
export interface Reason {
  name: string
  sentence: string
}

/** A row of the turn sequence at which the seat is asked. */
export interface TrackRow {
  place: string
  asked: boolean
  window: boolean
  passed: boolean
  stop: boolean
}

/** One moment of what happened: the last line of the log that has been told by then, and the areas that have changed. */
export interface Frame {
  line: number
  moment: Moment
  areas: Area[]
}

/** What is told of the deck of a seat before the game begins: whether there is one, whether the seat is ready, and the */
export interface SeatDeck {
  brought: boolean
  ready: boolean
  seen: string[]
}

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

// What a client knows of a table, and how each message changes it. Pure: it can be tested without a browser.

import type {
  ChatLine,
  Clocks,
  FromServer,
  NumberParts as NumberPart,
  Order,
  OverMessage,
  Summary,
  TrackRow,
  UndoWish as UndoAsked,
} from './generated'
import { PROTOCOL_VERSION, SCENE_VERSION } from './generated'
import { change } from '../logic/people'
import { WITH } from './labels'
import { PLAIN_THEME, type AskedWindow, type Choice, type Line, type Scene, type Theme } from './scene'

export interface Why {
  notation: string
  numbers: NumberPart[]
  odds: [string, number][]
  /** What could follow it in one gesture. */
  then: Choice[]
}

export interface Notice {
  serial: number
  kind: 'refused' | 'came' | 'left' | 'undone' | 'point' | 'propose' | 'newer'
  text: string
  piece?: string
  notation?: string
  who?: string
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
  number: number
  question: number | null
  /** This seat's own windows of the question, up to the first that it has not answered. */
  windows: AskedWindow[]
  undo: string
  lines: Line[]
  /** The number of the first line that came with the last scene. */
  fresh: number
  chat: ChatLine[]
  standing: Order[]
  clock: Clocks | null
  hint: { notation: string; label: string } | null
  why: Record<string, Why>
  reasons: { name: string; sentence: string }[] | null
  /** Why nothing can be done with a piece, by its id. */
  cannot: Record<string, string>
  undoAsked: UndoAsked | null
  notice: Notice | null
  /** What another seat could choose, as far as this one can know: to propose it. */
  offers: Choice[] | null
  /** At which rows of the turn sequence this seat is asked. */
  track: TrackRow[] | null
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

export const EMPTY: View = {
  table: null,
  role: null,
  seat: -1,
  owner: false,
  theme: PLAIN_THEME,
  seedHash: '',
  hints: true,
  scene: null,
  number: 0,
  question: null,
  windows: [],
  undo: '',
  lines: [],
  fresh: 0,
  chat: [],
  standing: [],
  clock: null,
  hint: null,
  why: {},
  reasons: null,
  cannot: {},
  undoAsked: null,
  notice: null,
  offers: null,
  track: null,
  wishes: {},
  over: null,
  closing: null,
  fatal: null,
  waiting: false,
  links: [],
}

/** What was told of a window, once another one is asked. */
const FORGOTTEN = { hint: null, why: {}, reasons: null, cannot: {} } satisfies Partial<View>

const FINAL = new Set(['bad_token', 'no_table'])

/** The log with new lines; what was taken back is gone from it. */
export function merged(old: Line[], scene: Pick<Scene, 'log' | 'line'>): Line[] {
  const first = scene.log[0]?.n ?? scene.line + 1
  const kept = old.filter((line) => line.n < first && line.n <= scene.line)
  return [...kept, ...scene.log]
}

/** The numbers asked for an option come back under the name that the question was asked with: `why NOTATION`. */
export const whyId = (notation: string): string => `why ${notation}`

/** Of a whole log the first line that was not there before; all of it is old to whoever comes new. */
function firstNew(old: Line[], log: Line[]): number {
  const last = old.at(-1)?.n
  return last === undefined || !log.length ? Infinity : last + 1
}

let serial = 0
const notice = (kind: Notice['kind'], text: string, more: Partial<Notice> = {}): Notice => ({
  serial: ++serial,
  kind,
  text,
  ...more,
})

export function reduce(view: View, message: FromServer): View {
  switch (message.type) {
    case 'welcome':
      return {
        ...view,
        table: message.table,
        role: message.role,
        seat: message.seat,
        owner: message.owner,
        theme: { ...PLAIN_THEME, ...message.theme },
        seedHash: message.seed_hash ?? '',
        hints: message.hints,
        undoAsked: message.undo_asked,
        standing: message.standing,
        chat: message.chat,
        closing: null,
        waiting: false,
        fatal: message.protocol > PROTOCOL_VERSION ? 'newer' : null,
      }
    case 'scene':
      return withScene(view, message)
    case 'windows':
      return message.question === view.question ? { ...view, ...FORGOTTEN, windows: message.windows, undo: message.undo, waiting: false } : view
    case 'table':
      return { ...view, table: message.table, notice: arrival(view, message.table) ?? view.notice }
    case 'refused':
      return {
        ...view,
        waiting: false,
        fatal: FINAL.has(message.code) ? message.code : message.code === 'bad_message' && !view.table ? 'bad_protocol' : view.fatal,
        notice: String(message.to ?? '').startsWith('why') ? view.notice : notice('refused', message.sentence),
      }
    case 'chat':
      return { ...view, chat: [...view.chat, { ...message }] }
    case 'point':
      return { ...view, notice: notice('point', message.name, { piece: message.piece }) }
    case 'propose':
      return wished(view, message)
    case 'offers':
      return message.question === view.question ? { ...view, offers: message.options } : view
    case 'track':
      return { ...view, track: message.rows }
    case 'hint':
      return { ...view, hint: { notation: message.notation, label: message.label } }
    case 'why': {
      const to = String(message.to ?? '')
      const notation = to.startsWith('why ') ? to.slice(4) : ''
      return { ...view, why: { ...view.why, [notation]: { notation, numbers: message.numbers, odds: message.odds, then: message.then } } }
    }
    case 'why_not': {
      if (!String(message.to ?? '').startsWith(WITH)) return { ...view, reasons: message.reasons }
      const piece = String(message.to).slice(WITH.length)
      return { ...view, cannot: { ...view.cannot, [piece]: message.reasons[0]?.sentence ?? '' } }
    }
    case 'undo_asked':
      return { ...view, undoAsked: message }
    case 'undone':
      return { ...view, undoAsked: null, notice: notice('undone', message.fresh ? 'fresh' : '') }
    case 'standing':
      return { ...view, standing: message.orders }
    case 'over':
      return { ...view, over: message }
    case 'closing':
      return { ...view, closing: { sentence: message.sentence, again: message.again } }
    case 'link':
      return { ...view, links: [...view.links, { seat: message.seat, token: message.token, link: message.link }] }
    default:
      return view
  }
}

/** Somebody else has come to the table, or gone. */
function arrival(view: View, table: Summary): Notice | null {
  const found = view.table ? change(view.table.seats, table.seats, view.seat) : null
  return found ? notice(found.came ? 'came' : 'left', found.name) : null
}

/** Somebody proposes an option; each name counts once. */
function wished(view: View, message: Extract<FromServer, { type: 'propose' }>): View {
  const label = view.offers?.find((option) => option.notation === message.notation)?.label ?? message.label
  const names = [...new Set([...(view.wishes[message.notation] ?? []), message.name])]
  return {
    ...view,
    wishes: { ...view.wishes, [message.notation]: names },
    notice: notice('propose', label, { notation: message.notation, who: message.name }),
  }
}

function withScene(view: View, message: Extract<FromServer, { type: 'scene' }>): View {
  const scene = message.scene
  const same = message.question !== null && message.question === view.question && message.number === view.number
  return {
    ...view,
    scene,
    seat: scene.seat,
    number: message.number,
    question: message.question,
    windows: message.windows,
    undo: message.undo,
    clock: message.clock ?? null,
    lines: message.whole ? scene.log : merged(view.lines, scene),
    fresh: message.whole ? firstNew(view.lines, scene.log) : (scene.log[0]?.n ?? scene.line + 1),
    ...(same ? {} : FORGOTTEN),
    offers: same ? view.offers : null,
    wishes: same ? view.wishes : {},
    undoAsked: same ? view.undoAsked : null,
    waiting: false,
    fatal: scene.version > SCENE_VERSION ? 'newer' : view.fatal,
  }
}

// How each message changes what a client knows of a table. Pure: it can be tested without a browser.

import type { Ask } from './asks'
import type { FromServer, Summary } from './generated'
import { PROTOCOL_VERSION, SCENE_VERSION } from './generated'
import { JOINED } from '../logic/gestures'
import { change } from '../logic/people'
import { kept } from '../logic/same'
import { firstNew, merged } from './lines'
import { PLAIN_THEME } from './scene'
import { windowOf, type Notice, type View } from './view'

/** What was told of a window, once another one is asked. */
const FORGOTTEN = { hint: null, why: {}, apart: '', reasons: null, cannot: {} } satisfies Partial<View>

const FINAL = new Set(['bad_token', 'no_table'])

let serial = 0
const notice = (kind: Notice['kind'], text: string, more: Partial<Notice> = {}): Notice => ({
  serial: ++serial,
  kind,
  text,
  ...more,
})

/** What is known after a message; `ask` is what the page had asked, where the message answers or refuses that. */
export function reduce(view: View, message: FromServer, ask: Ask | null = null): View {
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
        decks: message.decks,
        concedes: message.concedes,
        leaving: message.leaving,
        standing: message.standing,
        chat: message.chat,
        mutes: message.mutes,
        closing: null,
        waiting: false,
        fatal: message.protocol > PROTOCOL_VERSION ? 'newer' : null,
      }
    case 'scene':
      return withScene(view, message)
    case 'gathering':
      return { ...view, gathering: message.on ? message : null, waiting: false }
    case 'windows':
      return message.question === view.question ? { ...view, ...FORGOTTEN, windows: message.windows, undo: message.undo, waiting: false } : view
    case 'table':
      return { ...view, table: message.table, notice: arrival(view, message.table) ?? view.notice }
    case 'refused':
      return {
        ...view,
        waiting: false,
        fatal: FINAL.has(message.code) ? message.code : message.code === 'bad_message' && !view.table ? 'bad_protocol' : view.fatal,
        apart: apartIn(view, message.code, ask) || view.apart,
        notice: refused(view, message, ask),
      }
    case 'chat':
      return { ...view, chat: [...view.chat, { ...message }] }
    case 'mutes':
      return { ...view, mutes: message.seats }
    case 'point':
      return { ...view, notice: notice('point', message.name, { piece: message.piece }) }
    case 'propose':
      return wished(view, message)
    case 'offers':
      return message.question === view.question ? { ...view, offers: message.options } : view
    case 'track':
      return { ...view, track: message.rows, passable: message.passable, calls: message.calls, things: message.things }
    case 'hint':
      return { ...view, hint: { notation: message.notation, label: message.label, reason: message.reason } }
    case 'why': {
      if (ask?.kind !== 'why' || ask.at !== windowOf(view)) return view
      return { ...view, why: { ...view.why, ...Object.fromEntries(message.told.map((one) => [one.notation, one])) } }
    }
    case 'why_not': {
      if (ask?.kind !== 'why_not' || ask.at !== windowOf(view)) return view
      const [piece] = ask.about
      if (!piece) return { ...view, reasons: message.reasons }
      return { ...view, cannot: { ...view.cannot, [piece]: message.reasons[0]?.sentence ?? '' } }
    }
    case 'undo_asked':
      return { ...view, undoAsked: message }
    case 'undone':
      return { ...view, undoAsked: null, notice: notice('undone', '', { anew: message.fresh }) }
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

/** Several options of the present question that cannot be chosen together, as asking about them has shown; "" if that is not why it was refused. */
function apartIn(view: View, code: string, ask: Ask | null): string {
  const asked = code === 'bad_choice' && ask?.kind === 'why' && ask.at === windowOf(view)
  return (asked && ask.about.find((one) => one.includes(JOINED))) || ''
}

/** Nobody has wished for what the page asks by itself; but whoever has ticked what cannot be chosen together is told so. */
function refused(view: View, { code, sentence }: { code: string; sentence: string }, ask: Ask | null): Notice | null {
  if (!ask) return notice('refused', sentence)
  if (ask.kind === 'why' && ask.about.some((one) => one.includes(JOINED))) return notice('refused', sentence, { apart: !!apartIn(view, code, ask) })
  return ask.kind === 'bring' ? notice('refused', sentence, { deck: true }) : view.notice
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
  const own = message.windows.at(-1) // its question comes with the window
  const question = own?.choice === null ? own : message.scene.question
  const scene = { ...message.scene, question, areas: kept(message.scene.areas, view.scene?.areas ?? []) }
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

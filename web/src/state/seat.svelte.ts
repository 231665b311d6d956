// One seat of a table in this browser: its connection, and everything that it knows.

import { Asks } from '../protocol/asks'
import { reduce } from '../protocol/reducer'
import { EMPTY, windowOf, type View } from '../protocol/view'
import { Socket, type Link } from '../protocol/socket'
import type { FromServer, Order, ToSeatDoMessage, ToServer } from '../protocol/generated'
import type { AskedWindow, Scene } from '../protocol/scene'
import type { Key } from '../protocol/tokens'
import { Steps } from '../logic/frames'
import { heard, sound } from '../logic/sounds'
import { faces } from './faces.svelte'
import { moving, settings } from './settings.svelte'
import { parts } from './parts.svelte'
import { LATER, moves, movesOf, PARTS, stepsTo, type Step } from './later'
import { Stage } from './stage.svelte'
import { TakenBack } from './taken.svelte'

export class Seat {
  /** What is known of the table, part by part: who looks at the scene is not called when a question about an option is answered. */
  readonly view = parts(EMPTY)
  /** What is known by now, whether it is on the screen already or not. */
  private known = EMPTY
  /** The scene whose procedures are on the screen, and the one whose hand is. */
  fought = $state.raw<Scene | null>(null)
  held = $state.raw<Scene | null>(null)
  /** Whether what can be chosen is marked on the table as it is asked. */
  marked = $state(true)
  /** The scene of which all is on the screen. */
  whole = $state.raw<Scene | null>(null)
  private steps = new Steps<Step>((step) => this.come(step))
  link = $state<Link>('connecting')
  retryAt = $state<number | null>(null)
  /** The option that is looked at: shown with its numbers, not chosen yet. */
  picked = $state<string | null>(null)
  private socket: Socket

  constructor(
    readonly table: string,
    readonly key: Key,
    owner: string,
    name: string,
    private readonly told: (seat: Seat, message: FromServer) => void,
    /** Called when another question, or none, has come to the screen. */
    private readonly follow: () => void,
  ) {
    this.socket = new Socket(table, key.token, owner, name, {
      state: (link, retryIn) => {
        this.link = link
        this.retryAt = retryIn === null ? null : Date.now() + retryIn * 1000
      },
      message: (message) => this.receive(message),
      line: () => this.known.lines.at(-1)?.n ?? 0,
      printed: () => faces.printed(this.view.table?.game ?? '', this.table),
    })
  }

  /** What happened after the last choice, step by step. */
  readonly stage = new Stage()

  /** Whether this seat is the one on the screen: only then do things move. */
  shown = false

  /** The last choice made here, and how many there were. */
  chosen = $state.raw({ count: 0, notation: '' })
  /** The last line of the log that was there when this seat chose. */
  looked = $state(0)
  private taken = new TakenBack()
  private asks = new Asks()

  private know(view: View): void {
    this.known = view
    this.put((part) => !this.steps.waits(LATER[part]))
    for (const part of PARTS) if (!this.steps.waits(part)) this[part] = view.scene
    this.marked = !this.steps.waits('marked')
    if (!this.steps.waits('told')) this.whole = view.scene
  }

  private put(which: (part: keyof View) => boolean): void {
    Object.assign(this.view, Object.fromEntries(Object.entries(this.known).filter(([part]) => which(part as keyof View))))
  }

  /** The next step of the last scene comes to the screen. */
  private come(step: Step): void {
    if (step === 'fought' || step === 'held') {
      if (this.shown && !this.stage.on) movesOf(step, this.known.scene, this[step])
      this[step] = this.known.scene
    }
    this.put((part) => LATER[part] === step)
    if (step === 'marked') this.marked = true
    if (step === 'told') this.whole = this.known.scene
    if (step === 'asked') this.askAnew()
  }

  private askAnew(): void {
    this.picked = null
    this.taken.offer(this.known.windows.at(-1)?.options ?? [])
    this.follow()
  }

  private receive(message: FromServer): void {
    const ask = this.asks.end(message)
    const old = this.known
    if (message.type === 'welcome') {
      this.fresh ||= !this.looked
      this.asks.clear()
    }
    const now = reduce(old, message, ask)
    if (message.type === 'scene' && this.shown && old.scene && !document.hidden) this.steps.begin(stepsTo(now.scene, old.scene))
    else if (message.type === 'scene') this.steps.finish()
    this.know(now)
    if (message.type === 'stage' && message.number === this.known.number && this.known.scene) {
      this.stage.begin(message.frames, this.known.scene, this.known.lines)
    }
    if (message.type === 'scene' && this.fresh) {
      this.fresh = false
      this.looked = this.known.lines.at(-1)?.n ?? 0
    }
    if (this.shown && settings.sounds) this.hear(old, message)
    if (message.type === 'windows') this.picked = null
    this.taken.hear(message)
    if (message.type === 'scene' && !this.stages(old, message) && this.shown) moves(this.known.scene, old.scene, PARTS.filter((part) => this.steps.waits(part)))
    if (this.view.fatal) this.socket.close()
    this.told(this, message)
    if (message.type === 'windows') this.follow()
    if (message.type === 'scene' && !this.steps.waits('asked')) this.askAnew()
  }

  /** Somebody who has just come has seen nothing happen yet. */
  private fresh = false

  private hear(old: View, message: FromServer): void {
    if (message.type === 'refused') sound('refused')
    if (message.type !== 'scene') return
    const what = heard(old.scene, message.scene)
    if (what) sound(what, Number(/\d+$/.exec(message.scene.moment.active)?.[0] ?? 0))
  }

  /** Whether what led to a scene is shown step by step: where more than one thing has happened, and somebody looks. */
  private stages(old: View, message: Extract<FromServer, { type: 'scene' }>): boolean {
    const follows = !message.whole && message.number === old.number + 1 && message.scene.log.length > 1
    this.stage.forget()
    if (!follows || !old.scene || !this.shown || this.stage.skips || document.hidden || !settings.stage || !moving()) return false
    this.stage.hold(old.scene)
    return this.watch()
  }

  /** Ask what happened after the last choice. */
  private watch = (): boolean => this.socket.send({ type: 'stage', id: this.asks.begin('stage') })

  /** Show what happened after the last choice once more. */
  watchAgain = (): void => {
    if (this.stage.shown.length) this.stage.again()
    else this.stage.wanted = this.watch()
  }

  /** The choice that was taken back and can be made again. */
  get again(): string | null {
    return this.taken.again
  }

  redo = (): void => void (this.again !== null && this.choose(this.again))

  /** The window that this seat has before it: the first that it has not answered, or the last that it has. */
  get window(): AskedWindow | null {
    return this.view.windows.at(-1) ?? null
  }

  /** Whether this seat has still to answer. */
  get asked(): boolean {
    return this.window?.choice === null
  }

  /** `ordered`: an order that has just been given chooses the same, and may be faster. That is no news. */
  choose(notation: string, ordered = false): void {
    const { question, waiting } = this.view
    if (question === null || waiting || !this.window || this.steps.waits('asked')) return
    const sent = this.socket.send({ type: 'choose', question, choice: notation, window: this.window.window, id: ordered ? this.asks.begin('ordered') : null })
    if (!sent) return
    this.taken.made(this.known.number, notation)
    this.stage.skips = false
    this.looked = this.known.lines.at(-1)?.n ?? 0
    if (settings.sounds) sound('chosen')
    this.chosen = { count: this.chosen.count + 1, notation }
    this.know({ ...this.known, waiting: true })
  }

  /** Ask what is behind some options, all at once. */
  why(...notations: string[]): void {
    const unknown = this.view.question === null || this.view.waiting ? [] : notations.filter((notation) => !this.view.why[notation])
    this.ask('why', unknown, (id, choices) => ({ type: 'why', id, choices }))
  }

  /** Ask something about the present window, but for what is on its way already: the server works out each answer anew. */
  private ask(kind: 'why' | 'why_not', about: string[], message: (id: number, about: string[]) => ToServer): void {
    const at = windowOf(this.view)
    const fresh = about.filter((one) => !this.asks.waits(kind, one, at))
    if (fresh.length) this.socket.send(message(this.asks.begin(kind, fresh, at), fresh))
  }

  private once(type: 'why_not' | 'offers'): void {
    const at = windowOf(this.view)
    if (this.view.question === null || !this.asks.first(type, at)) return
    if (this.socket.send({ type, id: this.asks.begin(type, [], at) })) this.asks.note(type, at)
  }

  whyNotWith(piece: string): void {
    if (this.view.cannot[piece] === undefined) this.ask('why_not', [piece], (id) => ({ type: 'why_not', id, piece }))
  }

  whyNot = (): void => this.once('why_not')
  offers = (): void => this.once('offers')
  hint = (): boolean => this.socket.send({ type: 'hint' })
  undo = (): boolean => this.socket.send({ type: 'undo' })
  agree = (yes: boolean): void => {
    this.socket.send({ type: 'undo_answer', yes })
    this.know({ ...this.known, undoAsked: null })
  }
  chat = (text: string): boolean => this.socket.send({ type: 'chat', text })
  mute = (seat: number, on: boolean, everybody: boolean): boolean => this.socket.send({ type: 'mute', seat, on, everybody })
  point = (piece: string): boolean => this.socket.send({ type: 'point', piece })
  propose = (notation: string): boolean => !this.steps.waits('asked') && this.socket.send({ type: 'propose', notation })
  track = (): boolean => this.socket.send({ type: 'track', id: this.asks.begin('track') })
  order = (add: Order): boolean => !this.steps.waits('asked') && this.socket.send({ type: 'order', add })
  withdraw = (remove: Order): boolean => this.socket.send({ type: 'order', remove })
  manage = (seat: number, what: ToSeatDoMessage['do']): boolean => this.socket.send({ type: 'seat', seat, do: what })
  pace = (seconds: number): boolean => this.socket.send({ type: 'pace', seconds })
  /** Skip what is shown, and what others do until one is asked. */
  hurry = (): boolean => this.stage.skip(!this.asked) && this.socket.send({ type: 'hurry' })
  pause = (on: boolean): boolean => this.socket.send({ type: 'pause', on })
  /** The same table once more, for everybody here; with `bring` everybody may bring another deck. */
  rematch = (bring = false): boolean => this.socket.send({ type: 'again', bring })
  /** Give up: the game ends by its own rule; or leave: a bot plays on, or the seat gives up, as the table has it. */
  concede = (): boolean => this.socket.send({ type: 'concede' })
  leave = (): boolean => this.socket.send({ type: 'leave' })
  /** Bring a deck before the game begins; '' for any. */
  bring = (deck: string): boolean => this.socket.send({ type: 'bring', deck, id: this.asks.begin('bring') })
  ready = (on: boolean): boolean => this.socket.send({ type: 'ready', on })
  rename = (name: string): boolean => this.socket.send({ type: 'name', name })
  rekey = (token: string): void => {
    this.key.token = token
    this.socket.rekey(token)
  }
  reconnect = (): void => this.socket.now()
  close = (): void => {
    this.steps.finish()
    this.stage.forget()
    this.socket.close()
  }
}

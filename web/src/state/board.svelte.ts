// What the screen shows of a table: the scene of one seat (or a past one), and what is touched, opened, highlighted.

import { getContext, setContext, untrack } from 'svelte'
import type { Asked, Choice, Piece, Scene } from '../protocol/scene'
import { hasMats } from '../logic/mats'
import { byFace, byPiece, findPiece, idsOf, isPick, numbered, optionsOf, type Numbered } from '../logic/options'
import { aimed } from '../logic/mouse'
import { choicesOf } from '../logic/gestures'
import { owned } from '../logic/owners'
import { seatName } from '../logic/people'
import { Ordering } from './ordering.svelte'
import { OwnHand } from './hand.svelte'
import { Dragged } from './dragged.svelte'
import { faces } from './faces.svelte'
import { Lights } from './lights.svelte'
import { Marked } from './marked.svelte'
import { Marks } from './marks.svelte'
import { settings } from './settings.svelte'
import type { Seat } from './seat.svelte'
import { Roles } from './roles.svelte'
import { Several } from './several.svelte'
import { stays, type Spotted } from './spotted'
import { Shares } from './shares.svelte'
import { Waited } from './waited.svelte'

const KEY = Symbol('board')
const NONE: Choice[] = []

export class Board {
  seat = $state.raw<Seat | null>(null)
  /** A scene of the past, while somebody looks back. */
  past = $state.raw<Scene | null>(null)
  opened = $state.raw<Spotted | null>(null)
  large = $state.raw<Spotted | null>(null)
  /** The pile that is looked through. */
  browsed = $state<string | null>(null)
  lights = new Lights(() => this)
  /** Those that stand in a procedure that is shown whole: their mat need not show all of them once more. */
  twice = new Marks()
  roles = new Roles()
  /** The seat whose mat is in sight, where not all are; and whether all are wanted small instead. */
  focus = $state<number | null>(null)
  overview = $state<boolean | null>(null)
  /** How many pixels of a mat lie behind the menu of the card that was tapped, on a telephone. */
  covered = $state(0)
  dragged = new Dragged(() => this)
  hand = new OwnHand(() => this.scene)
  private marked = new Marked(() => this)
  /** Options that a guide speaks of. */
  advised = $state.raw<RegExp | null>(null)

  scene = $derived<Scene | null>(this.past ?? this.seat?.stage.scene ?? this.seat?.view.scene ?? null)
  /** What is so now, whatever the stage still shows; in a replay what was so then. */
  present = $derived<Scene | null>(this.past ?? this.seat?.view.scene ?? null)
  /** What happened is being shown, step by step. */
  staged = $derived(!this.past && this.seat?.stage.now ? this.seat.stage : null)
  /** The scenes whose procedures and hand are shown: a moment behind the table, which has enough to do with a new one. */
  fought = $derived<Scene | null>(this.past ?? this.seat?.stage.scene ?? this.seat?.fought ?? null)
  held = $derived<Scene | null>(this.past ?? this.seat?.stage.scene ?? this.seat?.held ?? null)
  game = $state('') // stays the same whatever changes on its table
  asked = $derived(!!this.seat?.asked) // this seat has still to answer
  /** Whether a choice here is a proposal to the seat that decides. */
  proposes = $derived(!this.past && !this.seat?.window)
  /** What is asked: of this seat, else of another. */
  question = $derived<Asked | null>(this.past ? this.past.question : (this.seat?.window ?? this.seat?.view.scene?.question ?? null))
  private choices = $derived(this.past ? NONE : ((this.proposes ? this.seat?.view.offers : this.seat?.window?.options) ?? NONE))
  options = $derived<Numbered[]>(numbered(owned(this.choices, untrack(() => this.present))))
  map = $derived(byPiece(this.options))
  /** The seat that decides, as the table knows it. */
  decider = $derived(this.seat?.view.table?.seats.find((seat) => seat.seat === this.question?.seat))
  pick = $derived(!this.proposes && isPick(this.options, this.map))
  busy = $derived(!!this.seat?.view.waiting)
  /** Whether cards lie before the seats. */
  carded = $derived(!!this.scene && hasMats(this.scene))
  picks = new Several(() => this)
  shares = new Shares(() => this)
  ordering = new Ordering(() => this)
  private collected = [this.picks, this.shares, this.ordering]
  /** What is about to give something large up, and waits to be meant. */
  sure = $state<string | null>(null)
  /** Whether what is chosen next is always chosen where the same is asked. */
  always = $state(false)
  waited = new Waited(() => this)

  called = (seat: number): string => seatName(seat, this.seat?.view.table?.seats, this.scene)

  of(piece: Piece): Numbered[] {
    return optionsOf(piece, this.map)
  }

  /** Keep what hundreds of cards look at, so that they are called only when it is different: once, where the board is made. */
  follow(): void {
    $effect.pre(() => {
      const game = this.seat?.view.table?.game ?? ''
      untrack(() => (this.game = game))
    })
    $effect.pre(() => {
      const known = idsOf(this.scene)
      untrack(() => [this.lights.marks, this.marked.glowing, this.twice, this.roles.marks, this.dragged.marks].forEach((marks) => marks.know(known)))
    })
    for (const each of [this.dragged, this.ordering, this.marked]) each.follow()
  }

  glows = (piece: Piece): boolean => this.marked.glowing.on(piece)
  /** Those of its options that are marked by now: a moment behind `of`. */
  marks = (piece: Piece): Numbered[] => optionsOf(piece, this.marked.now.map)

  /** Since when what is asked has been there. */
  private came = performance.now()

  /** Whether a click is about what is asked now. */
  aimed(event: MouseEvent): boolean {
    return aimed(event, this.came)
  }

  /** A new question: nothing of the last one counts any more. */
  ask(): void {
    this.came = performance.now()
    this.opened = null
    this.sure = null
    this.always = false
    for (const each of [...this.collected, this.dragged]) each.ask()
  }

  /** "Done" where several are chosen or put in order, or something is handed out. */
  finish(): void {
    for (const each of this.collected) each.finish()
  }

  /** Read a card that is named somewhere: as it lies on the table, else as it is printed. */
  readFace(face: string, element: Element): void {
    const piece = byFace(this.scene, face) ?? faces.find(this.game, face)?.piece ?? null
    if (piece) this.large = { piece, rect: element.getBoundingClientRect() }
  }

  /** Whether an option is only a part of what "done" will send. */
  private collects = (notation: string): boolean => this.collected.some((each) => each.takes(notation))

  /** A piece was clicked: answer at once where that is all that it can mean, else show what can be done with it. */
  touch(piece: Piece, event: MouseEvent & { currentTarget: Element }): void {
    if (!this.aimed(event)) return
    this.large = null
    const own = this.of(piece)
    const only = own.length === 1 ? own[0]!.notation : null
    if (only !== null && this.collects(only)) return
    if (this.dragged.taps(piece, event.currentTarget.getBoundingClientRect())) return
    if (this.pick && only !== null && !settings.confirm) return this.take(only)
    this.opened = this.opened?.piece.id === piece.id ? null : { piece, rect: event.currentTarget.getBoundingClientRect() }
  }

  /** An option was taken, or several as one gesture: at once, or shown first where the player wants that. */
  take(notation: string, sure = false): void {
    const seat = this.seat
    if (!seat) return
    if (this.proposes) seat.propose(notation)
    if (this.proposes || this.collects(notation)) return void (this.opened = null)
    const parts = choicesOf(notation, this.options, seat.view.why)
    const wary = (settings.large && parts.some((part) => part.warns)) || (settings.confirm && !sure && parts.length > 1)
    if (wary && this.sure !== notation) {
      this.sure = notation
      return
    }
    if (settings.confirm && !sure && seat.picked !== notation) return this.consider(notation)
    this.opened = null
    this.choose(notation)
  }

  /** Choose, and where that is wanted for ever. */
  choose(notation: string): void {
    const option = this.options.find((one) => one.notation === notation)
    const ordered = this.always && !!option && !!this.seat?.order({ does: 'answer', choice: notation, [option.pieces.length ? 'prompt' : 'about']: 'now' })
    this.seat?.choose(notation, ordered)
  }

  /** The same several times, as one gesture. */
  repeat(joined: string): void {
    this.opened = null
    this.seat?.choose(joined)
  }

  /** Look at an option with its numbers and pieces, without choosing it. */
  consider(notation: string | null): void {
    const seat = this.seat
    if (!seat) return
    seat.picked = notation
    if (notation === null) return this.lights.light([])
    if (!this.proposes) seat.why(notation)
    this.lights.light(this.options.find((option) => option.notation === notation)?.pieces ?? [], true)
  }

  /** Read the card that lies under an element, or put it down again. */
  read(element: Element | null): boolean {
    const lies = element?.closest('[data-piece]')
    const piece = lies && findPiece(this.scene, lies.getAttribute('data-piece') ?? '')
    if (!piece) return false
    this.large = this.large?.piece.id === piece.id ? null : { piece, rect: lies.getBoundingClientRect(), aloud: true }
    return true
  }

  /** Another scene: what is read or open stays, as it is now, as long as it is there. */
  stay(): void {
    this.large = stays(this.large, this.scene, this.game, this.hand)
    this.opened = stays(this.opened, this.scene, this.game, this.hand)
  }

  clear(): void {
    this.opened = this.large = this.browsed = null
    this.lights.light([])
  }
}

export function giveBoard(board: Board): Board {
  board.follow()
  return setContext(KEY, board)
}
export const getBoard = (): Board => getContext<Board>(KEY)

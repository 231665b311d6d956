// Things that are put in order, as one list: it leaves the browser as the choices that the rules ask for, one after the other.

import { untrack } from 'svelte'
import { inOrder, keyOf, sending } from '../logic/ordering'
import { moved } from '../logic/order'
import type { Numbered } from '../logic/options'
import type { Board } from './board.svelte'

const NONE: Numbered[] = []

export class Ordering {
  /** The order that somebody has made: what could not be sent at once is listed so when it is asked again. */
  private wanted = $state.raw<readonly string[]>([])
  /** How many of them were clicked one after another: they come first. */
  private clicked = 0

  constructor(private readonly of: () => Board) {}

  private kept = $derived.by(() => {
    const board = this.of()
    return board.asked && !board.past && !board.proposes ? board.question?.orders : undefined
  })
  private listed = $derived.by(() => (this.kept === undefined ? NONE : this.of().options.filter((option) => option.notation !== this.kept)))
  /** What is put in order, in the order that is wanted; nothing where another thing is asked. */
  all = $derived(this.listed.length > 1 ? inOrder(this.listed, this.wanted) : NONE)

  private sending = $derived.by(() => sending(this.all, this.listed, this.kept ?? '', (gesture) => this.of().seat?.view.why[gesture]?.then))

  /** Whether everything is known that "done" needs. */
  get ready(): boolean {
    return this.sending.asks === null
  }

  /** Once, where the board is made: ask for what "done" needs. */
  follow(): void {
    $effect(() => {
      const asks = this.all.length ? this.sending.asks : null
      untrack(() => asks !== null && this.of().seat?.why(asks))
    })
  }

  private put(options: readonly Numbered[]): void {
    this.wanted = options.map((option) => keyOf(option, options))
  }

  /** A new question: the order stays for what is left of those that were put in order. */
  ask(): void {
    const { all } = this
    this.clicked = 0
    const left = all.length < this.wanted.length && all.every((option) => this.wanted.includes(keyOf(option, all)))
    if (all.length && !left) this.wanted = []
  }

  /** Put one of them elsewhere. */
  move(option: Numbered, to: number): void {
    this.clicked = 0
    this.put(moved(this.all, option, Math.min(to, this.all.length - 1)))
  }

  /** One of them was clicked: it comes next, behind those that were clicked before, and again last; whether things are put in order. */
  takes(notation: string): boolean {
    const at = this.all.findIndex((option) => option.notation === notation)
    if (at < 0) return false
    const back = at < this.clicked
    const clicked = this.clicked + (back ? -1 : 1)
    this.move(this.all[at]!, back ? this.all.length : clicked - 1)
    this.clicked = clicked
    return true
  }

  finish(): void {
    if (!this.all.length || !this.ready) return
    this.put(this.all)
    this.of().choose(this.sending.gesture)
  }
}

// A card table in the room that there is: how dense it is laid, how high the hand is, and what is scrolled where nothing fits.

import { LEVELS, ZOOMS, densest, high, type Density } from './density'
import { larger } from './larger'

/** By how many rem at once, and at most, the hand grows, in a window of little height and in others. */
const STEP = 1.5
const MOST = { little: 3, usual: 6 }
/** How many rem of a hand are seen at least, and of a whole one, in a window of little height and in others (mats.css). */
const LOWEST = 7.4
const WHOLE = { little: 10.6, usual: 15 }
/** So many rem of the mats of the others are seen where they are scrolled; where that is not enough, the whole table is. */
const LEAST = 6
/** How the hand is told by how much it grows, and by how much it is raised. */
const PROPERTIES = { more: '--more', lifted: '--lifted' } as const
/** What is low on a telephone: what is one's own joins it where it has no room. */
const LOW = 'others shared contest twice'
/** So many sizes are tried in vain at once, when it has been laid before: each costs as much as all that is new on it. */
const TRIES = 1
/** Milliseconds until nothing moves any more. */
const LATER = 600

const rem = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

export class Fitting {
  density: Density = { level: 0, step: 0 }
  private more = 0
  /** By how many rem a low hand is higher than its level has it. */
  private lifted = 0
  private laid: Density | null = null
  /** How high it was when it was last laid. */
  private tall = 0
  private later = 0

  constructor(
    private readonly root: HTMLElement,
    private readonly around: HTMLElement,
    /** Told by how many rem the cards of the hand are higher than they need be. */
    private readonly told: (more: number) => void,
  ) {}

  /** Nothing is done later any more. */
  stop(): void {
    window.clearTimeout(this.later)
  }

  /**
   * A telephone has one density: its mats are scrolled, and their cards are larger where there is room. One's own have their
   * pictures where all of them are seen with these.
   */
  small(): void {
    this.root.style.zoom = '1'
    const others = this.around.querySelector<HTMLElement>('.others')
    if (others) others.style.maxHeight = ''
    this.root.dataset['low'] = LOW
    const own = this.around.querySelector<HTMLElement>('.mat.own')
    own?.style.removeProperty('--larger')
    if (own && own.scrollHeight > own.clientHeight) this.root.dataset['low'] = `${LOW} own`
    larger([...this.around.querySelectorAll<HTMLElement>('.mat')])
    this.laid = null
    this.stop()
  }

  /**
   * Lay it as large as it fits; whether not even the densest does. `little` is a window of little height. Where not all that
   * might fit has been tried, since that takes time, it is as soon as nothing moves any more: else a hole would stay.
   */
  fit(ground: HTMLElement, little: boolean, whole: boolean): boolean {
    const grown = (this.more + this.lifted) * this.unit
    const room = ground.clientHeight + grown + 1
    const height = (to: Density): number => {
      this.lay(to)
      return high(this.root, this.around) + room - ground.clientHeight - grown // a lower hand leaves more room
    }
    const tries = { left: this.laid && !whole ? TRIES : Infinity }
    this.density = densest(this.density, room, height, tries)
    this.lay(this.density)
    const now = (this.tall = this.settle(ground, little))
    this.stop()
    this.later = window.setTimeout(() => (tries.left > 0 ? this.settle(ground, little) : this.fit(ground, little, true)), LATER)
    const over = this.density.level === LEVELS.length - 1 && now > ground.clientHeight + 1
    // so high are the mats of the others that all fits
    const others = this.around.querySelector<HTMLElement>('.others')
    const theirs = (others?.scrollHeight ?? 0) - (now - ground.clientHeight) / ZOOMS[this.density.step]!
    const scrolled = over && theirs > LEAST * rem()
    this.root.toggleAttribute('data-over', scrolled)
    if (others) others.style.maxHeight = scrolled ? `${Math.floor(theirs)}px` : ''
    return over
  }

  /** Whether it is as high as it was when it was last laid; where a part has grown or shrunk by itself it is not. */
  stands(): boolean {
    return Math.abs(high(this.root, this.around) - this.tall) < 1
  }

  /** Give the hand what is left, and once more where the mats have become lower meanwhile; how high the table is. */
  private settle(ground: HTMLElement, little: boolean): number {
    const now = high(this.root, this.around)
    this.enlarge(ground.clientHeight + (this.more + this.lifted) * this.unit - now, little)
    return now
  }

  private get table(): HTMLElement | null {
    return this.root.closest('.table')
  }

  /** What it is told stands there, not at the table: all that is below would have its style computed anew. */
  private get hand(): HTMLElement | null {
    return this.table?.querySelector<HTMLElement>(':scope > .hand') ?? null
  }

  /** The pixels of a rem in the hand, which is drawn larger on a large screen. */
  private get unit(): number {
    return rem() * (this.hand ? Number(getComputedStyle(this.hand).zoom) || 1 : 1)
  }

  private lay(to: Density): void {
    this.tell('--shown', `${LEVELS[to.level]!.hand}`)
    if (this.laid?.level === to.level && this.laid.step === to.step) return
    this.laid = to
    const { low, hand } = LEVELS[to.level]!
    this.root.style.zoom = String(ZOOMS[to.step])
    this.root.dataset['low'] = low.join(' ')
    this.table?.toggleAttribute('data-hand-low', hand < 1)
  }

  /** What is left: of a low hand more is seen, else its cards are so much higher, by steps, and more is seen of their texts. */
  private enlarge(left: number, little: boolean): void {
    const { hand } = LEVELS[this.density.level]!
    const room = Math.max(0, left / this.unit)
    const height = little ? 'little' : 'usual'
    const hidden = (WHOLE[height] - LOWEST) * (1 - hand)
    this.set('more', hand < 1 ? 0 : Math.min(MOST[height], Math.floor(room / STEP) * STEP))
    this.set('lifted', Math.min(hidden, Math.floor(room)))
    this.told(this.more)
  }

  private set(what: keyof typeof PROPERTIES, rems: number): void {
    this[what] = rems
    this.tell(PROPERTIES[what], `${rems}rem`)
  }

  private tell(what: string, value: string): void {
    const style = this.hand?.style
    if (style && style.getPropertyValue(what) !== value) style.setProperty(what, value)
  }
}

// A card table in the room that there is: how dense it is laid, how high the hand is, and what is scrolled where nothing fits.

import { LEVELS, ZOOMS, densest, high, type Density } from './density'

/** By how many rem at once, and at most, the hand grows; and how large it is at most drawn (table.css). */
const STEP = 1.5
const MOST = 6
const HAND_ZOOM = 1.15
/** So many rem of the mats of the others are seen where they are scrolled; where that is not enough, the whole table is. */
const LEAST = 6
/** So many sizes are tried in vain, once it has been laid: each costs as much as all that is new on it. */
const TRIES = 1

const rem = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

export class Fitting {
  density: Density = { level: 0, step: 0 }
  /** By how many rem the cards of the hand are higher than they need be. */
  more = 0
  private laid: Density | null = null

  constructor(
    private readonly root: HTMLElement,
    private readonly around: HTMLElement,
  ) {}

  /** A telephone has one density; its mats are scrolled. */
  small(): void {
    this.root.style.zoom = '1'
    this.root.dataset['low'] = 'others shared own contest twice'
    this.laid = null
  }

  /** Lay it as large as it fits; whether not even the densest does. `little` is a window of little height. */
  fit(ground: HTMLElement, little: boolean, resized: boolean): boolean {
    const grown = this.more * rem() * HAND_ZOOM
    const room = ground.clientHeight + grown + 1
    const height = (to: Density): number => {
      this.lay(to)
      return high(this.root, this.around) + room - ground.clientHeight - grown // a lower hand leaves more room
    }
    this.density = densest(this.density, room, height, this.laid && !resized ? TRIES : Infinity)
    this.lay(this.density)
    const now = high(this.root, this.around)
    this.enlarge(ground.clientHeight + grown - now, little)
    const over = this.density.level === LEVELS.length - 1 && now > ground.clientHeight + 1
    // so high are the mats of the others that all fits
    const theirs = (this.around.querySelector('.others')?.scrollHeight ?? 0) - (now - ground.clientHeight) / ZOOMS[this.density.step]!
    this.root.toggleAttribute('data-over', over && theirs > LEAST * rem())
    if (over) this.root.style.setProperty('--theirs', `${Math.floor(theirs)}px`)
    return over
  }

  private get table(): HTMLElement | null {
    return this.root.closest('.table')
  }

  private lay(to: Density): void {
    if (this.laid?.level === to.level && this.laid.step === to.step) return
    this.laid = to
    const { low, hand } = LEVELS[to.level]!
    this.root.style.zoom = String(ZOOMS[to.step])
    this.root.dataset['low'] = low.join(' ')
    this.table?.toggleAttribute('data-hand-low', hand < 1)
    this.table?.style.setProperty('--shown', String(hand))
  }

  /** What is left where the hand is not low: its cards are so much higher, by steps, and more is seen of their texts. */
  private enlarge(left: number, little: boolean): void {
    const room = LEVELS[this.density.level]!.hand < 1 || little ? 0 : Math.floor(left / rem() / HAND_ZOOM / STEP) * STEP
    const more = Math.min(MOST, Math.max(0, room))
    if (more === this.more) return
    this.more = more
    this.table?.style.setProperty('--more', `${more}rem`)
  }
}

// How dense a card table is laid: as large as there is room for, and lower before anything must be scrolled.

export interface Density {
  /** How large everything is. */
  zoom: number
  /**
   * Whose cards are shown low, without their pictures. `twice`: what a procedure shows whole is a name on its mat; `hand`: of
   * one's hand the upper half is seen; `chain`: what answers what is left to the cards.
   */
  low: ('twice' | 'contest' | 'others' | 'shared' | 'own' | 'hand' | 'chain')[]
}

/** From the roomiest to the densest. */
export const DENSITIES: Density[] = [
  ...[2.4, 2.2, 2, 1.8, 1.65, 1.5, 1.38, 1.26, 1.15, 1.07, 1].map((zoom): Density => ({ zoom, low: [] })),
  { zoom: 1, low: ['twice'] },
  { zoom: 1, low: ['twice', 'contest'] },
  { zoom: 1, low: ['twice', 'contest', 'others'] },
  { zoom: 1, low: ['twice', 'contest', 'others', 'shared'] },
  ...[1, 0.94, 0.88].map((zoom): Density => ({ zoom, low: ['twice', 'contest', 'others', 'shared', 'own'] })),
  ...[0.88, 0.82].map((zoom): Density => ({ zoom, low: ['twice', 'contest', 'others', 'shared', 'own', 'hand'] })),
  { zoom: 0.82, low: ['twice', 'contest', 'others', 'shared', 'own', 'hand', 'chain'] },
]

/** How much higher each density is than the next one at least, and how much it was when both were last laid. */
const least = DENSITIES.map((density, at) => (0.99 * density.zoom) / (DENSITIES[at + 1]?.zoom ?? density.zoom))
const known = [...least]
const DOUBT = 0.93

/**
 * The roomiest density that fits, found from one that is laid already. `height` lays the table out so and says how high it is,
 * which is costly: a roomier density is tried only if it may fit by what is known of it.
 */
export function densest(from: number, room: number, height: (at: number) => number): number {
  let at = Math.min(Math.max(from, 0), DENSITIES.length - 1)
  let high = height(at)
  if (high <= room) {
    while (at > 0 && high * Math.max(least[at - 1]!, known[at - 1]! * DOUBT) <= room) {
      const roomier = height(at - 1)
      known[at - 1] = roomier / high
      if (roomier > room) break
      high = roomier
      at -= 1
    }
    return at
  }
  while (at < DENSITIES.length - 1 && high > room) {
    const denser = height(at + 1)
    known[at] = high / denser
    high = denser
    at += 1
  }
  return at
}

/** How high a table is that is laid out; what is on the move counts where it will lie. */
export function high(table: HTMLElement, around: HTMLElement | undefined): number {
  const parts = [...table.children].flatMap((one) => (one === around ? [...one.children] : one)).map((one) => one.getBoundingClientRect().height)
  const style = getComputedStyle(table)
  const between = (parts.length - 1) * Number.parseFloat(style.rowGap) + Number.parseFloat(style.paddingBottom)
  return parts.reduce((sum, one) => sum + one, 0) + between * Number(table.style.zoom)
}

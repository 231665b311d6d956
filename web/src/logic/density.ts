// How dense a card table is laid: as large as there is room for, and lower before anything must be scrolled.

export interface Density {
  /** How large everything is. */
  zoom: number
  /** Whose cards are shown low, without their pictures. */
  low: ('others' | 'shared' | 'own')[]
}

/** From the roomiest to the densest. */
export const DENSITIES: Density[] = [
  ...[1.8, 1.65, 1.5, 1.38, 1.26, 1.15, 1.07, 1].map((zoom): Density => ({ zoom, low: [] })),
  { zoom: 1, low: ['others'] },
  { zoom: 1, low: ['others', 'shared'] },
  { zoom: 1, low: ['others', 'shared', 'own'] },
  { zoom: 0.94, low: ['others', 'shared', 'own'] },
  { zoom: 0.88, low: ['others', 'shared', 'own'] },
]

/**
 * The roomiest density that fits, found from one that is laid already: a table that changes a little is measured twice.
 * `fits` lays the table out so and says whether it fits.
 */
export function densest(from: number, fits: (at: number) => boolean): number {
  let at = Math.min(Math.max(from, 0), DENSITIES.length - 1)
  if (fits(at)) {
    while (at > 0 && fits(at - 1)) at -= 1
    return at
  }
  while (at < DENSITIES.length - 1 && !fits(at)) at += 1
  return at
}

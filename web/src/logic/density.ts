// How dense a card table is laid: as large as there is room for, and lower before anything must be scrolled.

type Part = 'twice' | 'contest' | 'others' | 'shared' | 'own' | 'strips' | 'chain'

export interface Level {
  /**
   * Whose cards are shown low, without their pictures. `twice`: what a procedure shows whole is a name on its mat; `strips`: few
   * strips under a card; `chain`: what answers what is left to the cards.
   */
  low: Part[]
  /** How much of the hand's lower half is seen, from 1 for all of it. */
  hand: number
  /** How small everything may become before the next level is better. */
  least: number
}

const own: Part[] = ['twice', 'contest', 'others', 'shared', 'own']

/** From the roomiest to the densest. */
export const LEVELS: Level[] = [
  ...[0, 1, 2, 3, 4].map((parts): Level => ({ low: own.slice(0, parts), hand: 1, least: 1 })),
  { low: own, hand: 1, least: 0.88 },
  { low: own, hand: 0.66, least: 0.88 },
  { low: own, hand: 0.33, least: 0.88 },
  { low: [...own, 'strips'], hand: 0, least: 0.82 },
  { low: [...own, 'strips', 'chain'], hand: 0, least: 0.76 },
]

/** How large everything is, from the largest: steps, so that not every card that comes changes the size of all. */
export const ZOOMS = [2.4, 2.2, 2, 1.8, 1.65, 1.5, 1.38, 1.26, 1.15, 1.07, 1, 0.94, 0.88, 0.82, 0.76]

/** A level and a step of `ZOOMS`. */
export interface Density {
  level: number
  step: number
}

/** How many densities may still be tried in vain. */
export interface Tries {
  left: number
}

const smallest = (level: number): number => ZOOMS.indexOf(LEVELS[level]!.least)
const DOUBT = 0.95
/** What a level leaves at least of the height before it, so that a table that is far too high skips some. */
const SAVED = 0.85
/** How high a density was by the one that it was reached from, when both were last laid. */
const known = new Map<string, number>()
const way = (from: Density, to: Density): string => `${from.level}/${from.step} ${to.level}/${to.step}`

/**
 * The roomiest density that fits, found from one that is laid already: the least dense level that has room at its smallest, as
 * large as it fits. `height` lays the table out so and says how high it is, which is costly: a roomier density is tried only if
 * it may fit by what is known of it, and after as many `tries` that did not no more are made: none are left then.
 */
export function densest(from: Density, room: number, height: (density: Density) => number, tries: Tries = { left: Infinity }): Density {
  let now = from
  let high = height(now)
  const lay = (to: Density): number => {
    const there = height(to)
    known.set(way(now, to), there / high)
    return there
  }
  while (high > room) {
    const denser = denserThan(now, room / high)
    if (!denser) return now
    high = lay(denser)
    now = denser
  }
  const refused = new Set<string>()
  for (let roomier = roomierThan(now, room / high, refused); roomier && tries.left > 0; roomier = roomierThan(now, room / high, refused)) {
    const there = lay(roomier)
    if (there > room) {
      refused.add(way(now, roomier))
      tries.left -= 1
      continue
    }
    now = roomier
    high = there
  }
  return now
}

/** What is tried where this is too high by so much: a smaller size, else the next level at its smallest. */
function denserThan(now: Density, by: number): Density | null {
  const last = smallest(now.level)
  if (now.step < last) {
    const fitting = ZOOMS.findIndex((zoom) => zoom <= ZOOMS[now.step]! * by)
    return { level: now.level, step: fitting < 0 ? last : Math.min(last, Math.max(fitting, now.step + 1)) }
  }
  if (now.level === LEVELS.length - 1) return null
  const level = Math.min(LEVELS.length - 1, now.level + Math.max(1, Math.floor(Math.log(by) / Math.log(SAVED))))
  return { level, step: smallest(level) }
}

/** What may fit as well where this leaves so much room: the level before at its smallest, else the largest size. */
function roomierThan(now: Density, by: number, refused: ReadonlySet<string>): Density | null {
  const fits = (to: Density): boolean => {
    const zoomed = ZOOMS[to.step]! / ZOOMS[now.step]!
    const at = way(now, to)
    return !refused.has(at) && Math.max(to.level === now.level ? zoomed : 0, (known.get(at) ?? zoomed) * DOUBT) <= by
  }
  const before = { level: now.level - 1, step: now.level ? smallest(now.level - 1) : 0 }
  if (now.level && fits(before)) return before
  for (let step = 0; step < now.step; step += 1) if (fits({ level: now.level, step })) return { level: now.level, step }
  return null
}

/** How high a table is that is laid out; what is on the move counts where it will lie, and what scrolls as if it did not. */
export function high(table: HTMLElement, around: HTMLElement | undefined): number {
  const zoom = Number(table.style.zoom)
  const style = getComputedStyle(table)
  const gap = Number.parseFloat(style.rowGap) * zoom
  const of = (one: Element): number => {
    const shown = one.getBoundingClientRect().height
    const hidden = one.scrollHeight - one.clientHeight
    return hidden > 1 && getComputedStyle(one).overflowY === 'scroll' ? shown + hidden * zoom : shown
  }
  const column = (parts: Element[]): number => parts.reduce((sum, one) => sum + of(one), (parts.length - 1) * gap)
  const above = [...table.children].filter((one) => one !== around)
  const columns = new Map<number, Element[]>() // on a large screen what belongs to all lies beside the mats
  for (const one of (around?.children ?? []) as Iterable<HTMLElement>) columns.set(one.offsetLeft, [...(columns.get(one.offsetLeft) ?? []), one])
  return column(above) + gap + Math.max(0, ...[...columns.values()].map(column)) + Number.parseFloat(style.paddingBottom) * zoom
}

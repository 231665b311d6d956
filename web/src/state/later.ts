// What of a new scene comes to the screen when.

import { capture, play } from '../logic/motion'
import { lying, pieces } from '../logic/options'
import type { Area, Scene } from '../protocol/scene'
import type { View } from '../protocol/view'

/**
 * A new scene comes to the screen in steps: the table at once, then what is fought out and one's own hand where they have changed, then
 * what is asked, then the marks of what can be chosen on the table, then what is told of it. What waits stays as it was until then, and a
 * question that is over cannot be answered.
 */
const STEPS = ['fought', 'held', 'asked', 'marked', 'told'] as const
export type Step = (typeof STEPS)[number]
/** The areas that come with a step of their own, by their layout. */
const LAYOUTS = { fought: 'sides', held: 'fan' } as const
export type Part = keyof typeof LAYOUTS
export const PARTS = ['fought', 'held'] as const satisfies Part[]
/** What of a view comes later than the table. */
export const LATER: Partial<Record<keyof View, Step>> = {
  ...Object.fromEntries(['question', 'windows', 'undo', 'hint', 'why', 'reasons', 'cannot', 'offers', 'wishes', 'undoAsked', 'waiting'].map((part) => [part, 'asked'])),
  ...Object.fromEntries(['lines', 'fresh', 'clock', 'number'].map((part) => [part, 'told'])),
}

const areasOf = (scene: Scene | null, part: Part): Area[] => (scene?.areas ?? []).filter((area) => area.layout === LAYOUTS[part])
/** The numbers of the pieces of some areas, and of those that they show. */
const numbersIn = (areas: Area[]): string[] => [...pieces(areas)].flatMap(({ piece }) => [piece.id, ...(piece.shows ? [piece.shows] : [])])
const alike = (now: Area[], was: Area[]): boolean => now.length === was.length && now.every((area, at) => area === was[at])

/** The steps in which a new scene comes: no frame is made for what has not changed. */
export const stepsTo = (now: Scene | null, old: Scene | null): Step[] =>
  STEPS.filter((step) => !(step in LAYOUTS) || !alike(areasOf(now, step as Part), areasOf(old, step as Part)))

/** What lies elsewhere in the new scene goes there: the screen still has the old one, until effects run. `later`: what follows. */
export function moves(now: Scene | null, old: Scene | null, later: readonly Part[]): void {
  if (alike(now?.areas ?? [], old?.areas ?? [])) return
  const before = capture()
  const soon = later.flatMap((part) => areasOf(now, part)).flatMap((area) => (area.pieces ?? []).map((piece) => piece.id))
  if (before) void play(before, lying(now), new Set(soon))
}

/** The same where a part comes that has followed. */
export function movesOf(part: Part, now: Scene | null, old: Scene | null): void {
  const [here, there] = [areasOf(now, part), areasOf(old, part)]
  const before = alike(here, there) ? null : capture(new Set(numbersIn([...here, ...there])))
  if (before) void play(before, lying(now))
}

// What of a new scene comes to the screen when.

import { capture, play } from '../logic/motion'
import type { Area, Scene } from '../protocol/scene'
import type { View } from '../protocol/view'

/**
 * A new scene comes to the screen in steps: the table at once, then one's own hand and what is fought out, then what is asked, then what
 * is told of it. What waits stays as it was until then, and a question that is over cannot be answered.
 */
export const STEPS = ['near', 'asked', 'told'] as const
export type Step = (typeof STEPS)[number]
/** What of a view comes later than the table. */
export const LATER: Partial<Record<keyof View, Step>> = {
  ...Object.fromEntries(['question', 'windows', 'undo', 'hint', 'why', 'reasons', 'cannot', 'offers', 'wishes', 'undoAsked', 'waiting'].map((part) => [part, 'asked'])),
  ...Object.fromEntries(['lines', 'fresh', 'clock', 'number'].map((part) => [part, 'told'])),
}

/** The areas that come after the rest of the table. */
const late = (scene: Scene | null): Area[] => (scene?.areas ?? []).filter((area) => area.layout === 'fan' || area.layout === 'sides')
const alike = (now: Area[], was: Area[]): boolean => now.length === was.length && now.every((area, at) => area === was[at])

/** What lies elsewhere in the new scene goes there: the screen still has the old one, until effects run. `later`: some areas follow. */
export function moves(now: Scene | null, old: Scene | null, later: boolean): void {
  if (alike(now?.areas ?? [], old?.areas ?? [])) return
  const before = capture()
  const soon = later ? late(now).flatMap((area) => (area.pieces ?? []).map((piece) => piece.id)) : []
  if (before) void play(before, new Set(soon))
}

/** The same where the areas that come later have come. */
export function movesNear(now: Scene | null, old: Scene | null): void {
  const before = alike(late(now), late(old)) ? null : capture()
  if (before) void play(before)
}

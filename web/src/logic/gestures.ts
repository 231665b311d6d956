// Several choices that are made as one: “play X + target Y”.

import type { Choice } from '../protocol/scene'

/** Between the choices of a gesture. */
export const JOINED = ' + '

/** Return the choices of a gesture, one after another; `why` knows what is asked after the first ones. */
export function choicesOf(gesture: string, options: readonly Choice[], why: Readonly<Record<string, { then?: Choice[] | null }>>): Choice[] {
  const parts = gesture.split(JOINED)
  const then = (at: number) => (at ? (why[parts.slice(0, at).join(JOINED)]?.then ?? []) : options)
  return parts.flatMap((part, at) => then(at).find((option) => option.notation === part) ?? [])
}

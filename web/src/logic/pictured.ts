// The signs of a game that a person meets, for a list of them.

import type { Theme } from '../protocol/scene'

/** A sign by one of its keys, with all that it is for. */
export interface Pictured {
  key: string
  names: string[]
}

/** The signs that are drawn, or written as one sign that is no letter: each once, and each name once, however it is written. */
export function pictured(theme: Theme): Pictured[] {
  const found = new Map<string, Pictured>()
  for (const [key, sign] of Object.entries(theme.signs)) {
    const name = sign.name
    if (!name || theme.marks[key] || !(sign.path || /^[^A-Z]$/.test(sign.symbol ?? ''))) continue
    const looks = [sign.path || sign.symbol, sign.color].join(' ')
    const there = found.get(looks)
    if (!there) found.set(looks, { key, names: [name] })
    else if (!there.names.some((one) => one.toLowerCase() === name.toLowerCase())) there.names.push(name)
  }
  return [...found.values()]
}

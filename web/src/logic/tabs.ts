// Arrows on a row of tabs, as whoever hears “tab 1 of 3” expects them.

import type { Action } from 'svelte/action'

/** Where each key leads to, from one of so many tabs. */
const WAYS: Record<string, (at: number, all: number) => number> = {
  ArrowLeft: (at, all) => (at + all - 1) % all,
  ArrowRight: (at, all) => (at + 1) % all,
  Home: () => 0,
  End: (_, all) => all - 1,
}

/** The tab that a key leads to from another one; null where it is no key of tabs. */
export const tabAfter = (key: string, at: number, all: number): number | null => (at < 0 ? null : (WAYS[key]?.(at, all) ?? null))

export const arrowed: Action<HTMLElement> = (list) => {
  const go = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const tabs = [...list.querySelectorAll<HTMLElement>('[role="tab"]')]
    const next = tabAfter(event.key, tabs.indexOf(event.target as HTMLElement), tabs.length)
    if (next === null) return
    event.preventDefault()
    event.stopPropagation() // the same keys go about on the table
    tabs[next]!.focus()
    tabs[next]!.click()
  }
  list.addEventListener('keydown', go)
  return { destroy: () => list.removeEventListener('keydown', go) }
}

// Keys on a card of a deck or of a search: plus and minus, arrows up and down, space to read it, Enter for what a click does.

import { tick } from 'svelte'
import type { Editor } from './editor.svelte'

/** The next card of a list before or after the one that something belongs to, also in another section. */
function beside(from: Element, by: 1 | -1): HTMLElement | undefined {
  const own = from.closest('li')?.querySelector<HTMLElement>('.called')
  const all = [...(from.closest('.list, .hits')?.querySelectorAll<HTMLElement>('.called') ?? [])]
  return own ? all[all.indexOf(own) + by] : undefined
}

/** Take a copy out: where what has the focus goes with the last one, keys go on at the next card. */
export function takeOut(event: Event, editor: Editor, id: string): void {
  const from = event.currentTarget as HTMLElement
  const own = from.closest('li')?.querySelector<HTMLElement>('.called')
  const next = beside(from, 1) ?? beside(from, -1)
  editor.add(id, -1)
  void tick().then(() => {
    if (document.activeElement === document.body) (own?.isConnected ? own : next)?.focus()
  })
}

export function onDeckKey(event: KeyboardEvent, editor: Editor, id: string, click: () => void): void {
  const from = event.currentTarget as HTMLElement
  const does: Record<string, () => void> = {
    Enter: click,
    '+': () => editor.add(id),
    Insert: () => editor.add(id),
    '-': () => takeOut(event, editor, id),
    Delete: () => takeOut(event, editor, id),
    ArrowDown: () => beside(from, 1)?.focus(),
    ArrowUp: () => beside(from, -1)?.focus(),
    ' ': () => editor.pin(id),
  }
  const found = does[event.key]
  if (!found || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  found()
}

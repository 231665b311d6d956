// Keys on a card of a deck or of a search: plus and minus, arrows up and down, space to read it, Enter for what a click does.

import type { Editor } from './editor.svelte'

export function onDeckKey(event: KeyboardEvent, editor: Editor, id: string, click: () => void): void {
  const row = (event.currentTarget as HTMLElement).closest('li')
  const beside = (to: 'nextElementSibling' | 'previousElementSibling') => (row?.[to] as HTMLElement | null)?.querySelector<HTMLElement>('.called')?.focus()
  const does: Record<string, () => void> = {
    Enter: click,
    '+': () => editor.add(id),
    Insert: () => editor.add(id),
    '-': () => editor.add(id, -1),
    Delete: () => editor.add(id, -1),
    ArrowDown: () => beside('nextElementSibling'),
    ArrowUp: () => beside('previousElementSibling'),
    ' ': () => editor.pin(id, editor.from),
  }
  const found = does[event.key]
  if (!found || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  found()
}

// What a key does at the table.

export type Deed =
  | { do: 'option'; key: string }
  | { do: 'confirm' | 'undo' | 'redo' | 'hint' | 'search' | 'help' | 'escape' | 'log' | 'replay' | 'watch' | 'question' | 'read' | 'done' | 'guide' | 'hurry' }
  | { do: 'arrow'; x: -1 | 0 | 1; y: -1 | 0 | 1 }

export interface Pressed {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

const PLAIN: Record<string, Deed> = {
  Enter: { do: 'confirm' },
  ' ': { do: 'read' },
  u: { do: 'undo' },
  y: { do: 'redo' },
  h: { do: 'hint' },
  '/': { do: 'search' },
  '?': { do: 'help' },
  l: { do: 'log' },
  r: { do: 'replay' },
  w: { do: 'watch' },
  q: { do: 'question' },
  d: { do: 'done' },
  g: { do: 'guide' },
  s: { do: 'hurry' },
  Escape: { do: 'escape' },
  ArrowLeft: { do: 'arrow', x: -1, y: 0 },
  ArrowRight: { do: 'arrow', x: 1, y: 0 },
  ArrowUp: { do: 'arrow', x: 0, y: -1 },
  ArrowDown: { do: 'arrow', x: 0, y: 1 },
}

/** The deed of a key, null for none; with a modifier it belongs to the browser. */
export function deed(pressed: Pressed): Deed | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null
  if (/^[0-9]$/.test(pressed.key)) return { do: 'option', key: pressed.key }
  return PLAIN[pressed.key] ?? PLAIN[pressed.key.toLowerCase()] ?? null
}

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Which box lies next in a direction; sideways distance counts double. -1 for none. */
export function nextBox(from: Box, boxes: Box[], x: number, y: number): number {
  const centre = (box: Box) => [box.left + box.width / 2, box.top + box.height / 2] as const
  const [cx, cy] = centre(from)
  let best = -1
  let least = Infinity
  boxes.forEach((box, at) => {
    const [bx, by] = centre(box)
    const ahead = (bx - cx) * x + (by - cy) * y
    const aside = Math.abs((bx - cx) * y) + Math.abs((by - cy) * x)
    if (ahead > 4 && ahead + 2 * aside < least) {
      least = ahead + 2 * aside
      best = at
    }
  })
  return best
}

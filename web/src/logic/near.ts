// Where a window beside something fits on the screen.

export interface Size {
  width: number
  height: number
}

interface Rect {
  left: number
  right: number
  top: number
  bottom: number
}

/**
 * Where a card is read: at the top of the half of the table in which it does not lie, and no lower than the question where
 * that lies below.
 */
export function away(rect: Rect, width: number, ground: Rect | undefined, ask: Rect | undefined, screen: Size): { x: number; y: number; height: number } {
  const edge = 8
  const within = ground ?? { left: 0, right: screen.width, top: 0, bottom: screen.height }
  const top = Math.max(edge, within.top + edge)
  const right = (rect.left + rect.right) / 2 < (within.left + within.right) / 2
  const x = right ? Math.min(within.right, screen.width) - width - edge : within.left + edge
  const across = ask && ask.left < x + width && ask.right > x && ask.top > top
  const y = across && ask.top - top < 200 ? edge : top
  return { x: Math.max(edge, x), y, height: (across ? ask.top : screen.height) - y - edge }
}

export function beside(rect: { left: number; right: number; top: number; bottom: number }, size: Size, screen: Size): { x: number; y: number } {
  const edge = 8
  const room = [
    { space: screen.width - rect.right, x: rect.right + edge, y: rect.top },
    { space: rect.left, x: rect.left - size.width - edge, y: rect.top },
  ].find((side) => side.space >= size.width + 2 * edge)
  const below = rect.bottom + edge + size.height <= screen.height
  const found = room ?? { x: rect.left, y: below ? rect.bottom + edge : rect.top - size.height - edge }
  const clamp = (value: number, most: number) => Math.max(edge, Math.min(value, most - edge))
  return { x: clamp(found.x, screen.width - size.width), y: clamp(found.y, screen.height - size.height) }
}

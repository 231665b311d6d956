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
 * Where a card is read: above the question beside the table, over what is told there, where it has room; else at the top of the
 * half of the table in which it does not lie, and no lower than the question where that lies below.
 */
export function away(rect: Rect, { width, height }: Size, ground: Rect | undefined, ask: Rect | undefined, screen: Size): { x: number; y: number; height: number } {
  const edge = 8
  const within = ground ?? { left: 0, right: screen.width, top: 0, bottom: screen.height }
  const top = Math.max(edge, within.top + edge)
  const apart = screen.width - width - edge
  if (ask && ground && ask.left >= ground.right && ask.top - edge - top >= height && rect.right <= apart) return { x: apart, y: top, height: ask.top - edge - top }
  const right = (rect.left + rect.right) / 2 < (within.left + within.right) / 2
  const x = right ? Math.min(within.right, screen.width) - width - edge : within.left + edge
  const across = ask && ask.left < x + width && ask.right > x && ask.top > top
  const y = across && ask.top - top < 200 ? edge : top
  return { x: Math.max(edge, x), y, height: (across ? ask.top : screen.height) - y - edge }
}

const common = (one: Rect, other: Rect): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) * Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top))

/** Where a window at something lies: right, left, below or above it, over as little as can be of it and of what is kept in sight. */
export function beside(rect: Rect, size: Size, screen: Size, kept: Rect[] = []): { x: number; y: number } {
  const edge = 8
  const clamp = (value: number, most: number) => Math.max(edge, Math.min(value, most - edge))
  const places = [
    { x: rect.right + edge, y: rect.top },
    { x: rect.left - size.width - edge, y: rect.top },
    { x: rect.left, y: rect.bottom + edge },
    { x: rect.left, y: rect.top - size.height - edge },
  ].map(({ x, y }) => ({ x: clamp(x, screen.width - size.width), y: clamp(y, screen.height - size.height) }))
  const hides = ({ x, y }: { x: number; y: number }) => {
    const box = { left: x, top: y, right: x + size.width, bottom: y + size.height }
    return common(box, rect) * 4 + kept.reduce((sum, one) => sum + common(box, one), 0)
  }
  const least = Math.min(...places.map(hides))
  return places.find((place) => hides(place) === least)!
}

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

/** So many pixels are free around a window. */
const EDGE = 8
/** A card is read over no less than so many pixels above the question: else it stands at the top of the screen. */
const LEAST = 200

/** Where a window lies, and how high it may be. */
interface Place {
  x: number
  y: number
  height: number
}

const common = (one: Rect, other: Rect): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) * Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top))

const boxOf = ({ x, y }: { x: number; y: number }, { width, height }: Size): Rect => ({ left: x, top: y, right: x + width, bottom: y + height })

/**
 * Where a card is read: above the question beside the table, over what is told there, where it has room; else at the top of the
 * half of the table in which it does not lie, and no lower than the question where that lies below.
 */
export function away(rect: Rect, size: Size, ground: Rect | undefined, ask: Rect | undefined, screen: Size): Place {
  const within = ground ?? { left: 0, right: screen.width, top: 0, bottom: screen.height }
  const top = Math.max(EDGE, within.top + EDGE)
  const above = { x: screen.width - size.width - EDGE, y: top, height: ask ? ask.top - top - EDGE : 0 }
  const outside = ask && ground && ask.left >= ground.right
  if (outside && above.height >= size.height && !common(rect, boxOf(above, size))) return above
  const right = (rect.left + rect.right) / 2 < (within.left + within.right) / 2
  const x = right ? Math.min(within.right, screen.width) - size.width - EDGE : within.left + EDGE
  const across = ask && ask.left < x + size.width && ask.right > x && ask.top > top
  const y = across && ask.top - top < LEAST ? EDGE : top
  return { x: Math.max(EDGE, x), y, height: (across ? ask.top : screen.height) - y - EDGE }
}

/** Where a window at something lies: right, left, below or above it, over as little as can be of it and of what is kept in sight. */
export function beside(rect: Rect, size: Size, screen: Size, kept: Rect[] = []): { x: number; y: number } {
  const clamp = (value: number, most: number) => Math.max(EDGE, Math.min(value, most - EDGE))
  const places = [
    { x: rect.right + EDGE, y: rect.top },
    { x: rect.left - size.width - EDGE, y: rect.top },
    { x: rect.left, y: rect.bottom + EDGE },
    { x: rect.left, y: rect.top - size.height - EDGE },
  ].map(({ x, y }) => ({ x: clamp(x, screen.width - size.width), y: clamp(y, screen.height - size.height) }))
  const hides = ({ x, y }: { x: number; y: number }) => {
    const box = boxOf({ x, y }, size)
    return common(box, rect) * 4 + kept.reduce((sum, one) => sum + common(box, one), 0)
  }
  const least = Math.min(...places.map(hides))
  return places.find((place) => hides(place) === least)!
}

/**
 * Where the words of a card that is read are explained: below it, where they have room there without lying over the question, else
 * beside it, on the side where the screen has more room.
 */
export function below(card: Rect, size: Size, ask: Rect | undefined, screen: Size): Place {
  const under = { x: card.left, y: card.bottom + EDGE / 2, height: screen.height - card.bottom - EDGE }
  const box = boxOf(under, size)
  if (under.height >= size.height && !(ask && common(box, ask))) return under
  const x = card.left > screen.width - card.right ? card.left - size.width - EDGE / 2 : card.right + EDGE / 2
  return { x, y: card.top, height: screen.height - card.top - EDGE }
}

// Where a window beside something fits on the screen.

export interface Size {
  width: number
  height: number
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

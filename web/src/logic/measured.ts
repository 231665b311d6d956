// Where elements are on the screen, measured at most once a frame: each measure has the browser lay out what has changed since.

const known = new Map<Element, DOMRect>()
let frame = 0

/** The box of an element as it was when it was first asked for in this frame. */
export function boxOf(element: Element): DOMRect {
  const there = known.get(element)
  if (there) return there
  frame ||= requestAnimationFrame(forget)
  const box = element.getBoundingClientRect()
  known.set(element, box)
  return box
}

/** What is asked for next is measured anew. */
export function forget(): void {
  cancelAnimationFrame(frame)
  frame = 0
  known.clear()
}

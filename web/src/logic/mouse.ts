// Where the mouse was last. What comes to lie under a mouse that rests is not pointed at: without this, a table that
// changes its layout would open cards and light up pieces by itself.

/** Milliseconds in which a click is still about what lay at its place before, and pixels that a hand trembles. */
const BEFORE = 250
const NEAR = 8
const last = { x: -1, y: -1 }
/** Where the mouse or finger rests, and since when. */
const rests = { x: -1, y: -1, at: 0 }
const note = (event: PointerEvent) => {
  const { clientX: x, clientY: y, timeStamp: at } = event
  Object.assign(last, { x, y })
  if (Math.hypot(x - rests.x, y - rests.y) > NEAR) Object.assign(rests, { x, y, at })
}
window.addEventListener('pointermove', note)
window.addEventListener('pointerdown', note)

/** Whether a mouse entered something by moving. */
export const pointed = (event: PointerEvent): boolean =>
  event.pointerType === 'mouse' && (event.clientX !== last.x || event.clientY !== last.y)

/** Whether a click means what came at a time: not the second of a double click on what lay there before. Keys always do. */
export const aimed = (event: MouseEvent, came: number): boolean => !event.detail || event.timeStamp - came >= BEFORE || rests.at > came

// Where the mouse was last. What comes to lie under a mouse that rests is not pointed at: without this, a table that
// changes its layout would open cards and light up pieces by itself.

const last = { x: -1, y: -1 }
const note = (event: PointerEvent) => Object.assign(last, { x: event.clientX, y: event.clientY })
window.addEventListener('pointermove', note)
window.addEventListener('pointerdown', note)

/** Whether a mouse entered something by moving. */
export const pointed = (event: PointerEvent): boolean =>
  event.pointerType === 'mouse' && (event.clientX !== last.x || event.clientY !== last.y)

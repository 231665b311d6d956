// Where Tab stops: once in each zone of the table, however many cards lie there; arrows go on from there. Nothing else says of a
// piece whether Tab stops there.

const CAN = '[data-glow], [data-can]'
/** The pieces of zones, and the heads of mats, which lie in none. */
const PIECES = '[data-area] [data-piece], [data-mat] > header [data-piece]'

/**
 * Looked at when Tab is pressed, so that nobody keeps order among hundreds of cards: of each zone the one that has the focus, what can
 * be chosen, the first; the head of a mat where it can be chosen.
 */
export function oneStopEach(here: Element | null): void {
  const zones = new Map<Element, HTMLElement[]>()
  for (const piece of document.querySelectorAll<HTMLElement>(PIECES)) {
    const zone = piece.closest('[data-area]')
    const there = zone && zones.get(zone)
    if (there) there.push(piece)
    else if (zone) zones.set(zone, [piece])
    else piece.tabIndex = piece === here || piece.matches(CAN) ? 0 : -1
  }
  for (const pieces of zones.values()) {
    const stop = pieces.find((piece) => piece === here) ?? pieces.find((piece) => piece.matches(CAN)) ?? pieces[0]
    for (const piece of pieces) piece.tabIndex = piece === stop ? 0 : -1
  }
}

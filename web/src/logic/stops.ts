// Where Tab stops: once in each zone of the table, however many cards lie there; arrows go on from there.

const CAN = '[data-glow], [data-can]'

/** Looked at when Tab is pressed, so that nobody keeps order among hundreds of cards: the one that has the focus, what can be chosen, the first. */
export function oneStopEach(here: Element | null): void {
  const zones = new Map<Element, HTMLElement[]>()
  for (const piece of document.querySelectorAll<HTMLElement>('[data-area] [data-piece]')) {
    const zone = piece.closest('[data-area]')!
    const there = zones.get(zone)
    if (there) there.push(piece)
    else zones.set(zone, [piece])
  }
  for (const pieces of zones.values()) {
    const stop = pieces.find((piece) => piece === here) ?? pieces.find((piece) => piece.matches(CAN)) ?? pieces[0]
    for (const piece of pieces) piece.tabIndex = piece === stop ? 0 : -1
  }
}

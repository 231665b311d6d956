// How much is seen of the texts of a hand.

/** What was found of a text: a number of lines, or that all (`all`) or nothing (`none`) of it is seen. */
type Seen = number | 'all' | 'none'

/** What was found before, by all that decides it: measuring has the hand laid out twice more. */
const known = new Map<string, Seen>()
const MANY = 400

/**
 * Where there is little height (`low`) each card of a hand shows as many lines of its text as there is room for; where most of it
 * lies under the next card (not `roomy`, and not the last one), all of its text or else the sign that there is one, `data-untold`. The cards are by `more`
 * rem higher than they need be.
 */
export function tellTexts(cards: HTMLElement, low: boolean, roomy: boolean, more: number): void {
  const texts = [...cards.querySelectorAll<HTMLElement>('.place')].flatMap((place) => {
    const text = place.querySelector<HTMLElement>('.face > .text')
    const covered = !low && !!place.nextElementSibling
    const whole = place.matches(':hover, :focus-visible') // a card that is pointed at shows all of itself, until it is left
    const last = !place.nextElementSibling
    return text && !whole ? [{ place, text, covered, last, key: [place.textContent, place.style.getPropertyValue('--seen'), low, roomy, last, more, innerHeight, innerWidth].join() }] : []
  })
  if (!low && roomy) return texts.forEach(({ place }) => show(place, 'all'))
  const unknown = texts.filter(({ key }) => !known.has(key))
  unknown.forEach(({ place }) => show(place, 'all'))
  const found = unknown.map(({ text, covered, last }): Seen => {
    if (!covered && (!low || isWhole(text))) return 'all' // on a high card a sign tells what is cut
    const lines = roomy || last ? Math.floor((text.clientHeight + 1) / Number.parseFloat(getComputedStyle(text).lineHeight)) : 0
    return lines > 1 ? lines : 'none'
  })
  if (known.size > MANY) known.clear()
  unknown.forEach(({ key }, at) => known.set(key, found[at]!))
  texts.forEach(({ place, key }) => show(place, known.get(key)!))
}

/** Whether all of a text is seen, and no word of it is cut at the edge. */
const isWhole = (text: HTMLElement): boolean => text.scrollHeight <= text.clientHeight + 1 && text.scrollWidth <= text.clientWidth + 1

function show(place: HTMLElement, seen: Seen): void {
  place.toggleAttribute('data-untold', seen === 'none')
  place.toggleAttribute('data-lines', typeof seen === 'number')
  if (typeof seen === 'number') place.style.setProperty('--lines', `${seen}`)
  else place.style.removeProperty('--lines')
}

// How much is seen of the texts of a hand.

/**
 * Where there is little height (`low`) each card of a hand shows as many lines of its text as there is room for; where most of it
 * lies under the next card (not `roomy`), all of its text or else the sign that there is one, `data-untold`.
 */
export function tellTexts(cards: HTMLElement, low: boolean, roomy: boolean): void {
  const texts = [...cards.querySelectorAll<HTMLElement>('.place')].flatMap((place) => {
    delete place.dataset['untold']
    place.style.removeProperty('--lines')
    const text = place.querySelector<HTMLElement>('.face > .text')
    return text ? [{ place, text }] : []
  })
  if (!low && roomy) return
  const covered = (place: HTMLElement) => !low && !!place.nextElementSibling
  const cut = texts.filter(({ place, text }) => covered(place) || text.scrollHeight > text.clientHeight + 1)
  const lines = cut.map(({ text }) => (roomy ? Math.floor((text.clientHeight + 1) / Number.parseFloat(getComputedStyle(text).lineHeight)) : 0))
  cut.forEach(({ place }, at) => {
    if (lines[at]! > 1) place.style.setProperty('--lines', `${lines[at]}`)
    else place.dataset['untold'] = ''
  })
}

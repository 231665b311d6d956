// The click that comes when a finger or the mouse is lifted after something else was meant.

/** Milliseconds in which it comes. */
const SOON = 60

/** The click with which a gesture ends means nothing. */
export function swallow(): void {
  const eat = (event: Event) => {
    event.stopPropagation()
    event.preventDefault()
  }
  window.addEventListener('click', eat, { capture: true, once: true })
  window.setTimeout(() => window.removeEventListener('click', eat, true), SOON)
}

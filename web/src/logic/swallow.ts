// The click with which a gesture ends means nothing.

/** Milliseconds in which a click comes after the finger or the mouse was lifted. */
const SOON = 60

/** Let nothing hear the next click, if it comes at once. */
export function swallow(): void {
  const eat = (event: Event) => {
    event.stopPropagation()
    event.preventDefault()
  }
  window.addEventListener('click', eat, { capture: true, once: true })
  window.setTimeout(() => window.removeEventListener('click', eat, true), SOON)
}

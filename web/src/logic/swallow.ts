// The click that comes when a finger or the mouse is lifted after something else was meant.

/** Milliseconds in which it comes. */
const SOON = 60
/** Before what is clicked or pressed hears of it. */
const FIRST = { capture: true }

/** The click with which a gesture ends means nothing; one that follows another press is meant, however soon it comes. */
export function swallow(): void {
  const eat = (event: Event) => {
    event.stopPropagation()
    event.preventDefault()
    end()
  }
  const end = () => {
    window.removeEventListener('click', eat, FIRST)
    window.removeEventListener('pointerdown', end, FIRST)
    window.clearTimeout(late)
  }
  window.addEventListener('click', eat, FIRST)
  window.addEventListener('pointerdown', end, FIRST)
  const late = window.setTimeout(end, SOON)
}

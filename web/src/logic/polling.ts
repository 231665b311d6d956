// Asking again and again, as long as somebody looks at the page.

/** Do something now and every so many milliseconds while the page is in sight, and as soon as it is again; until what is returned is called. */
export function whileSeen(does: () => void, every: number): () => void {
  let timer = 0
  const look = () => {
    window.clearInterval(timer)
    if (document.hidden) return
    does()
    timer = window.setInterval(does, every)
  }
  look()
  document.addEventListener('visibilitychange', look)
  return () => {
    window.clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}

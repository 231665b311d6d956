// A picture of a piece as it looks now, outside the table: it stands for nothing, and nobody can do anything with it.

const MEANS = ['id', 'data-piece', 'data-moves', 'data-area', 'data-drop', 'data-can', 'data-glow', 'data-over']

/** Everything that it is drawn with stays: signs, texts and pictures. */
export function ghostOf(element: HTMLElement, zoom: number): HTMLElement {
  const ghost = element.cloneNode(true) as HTMLElement
  for (const one of [ghost, ...ghost.querySelectorAll('*')]) for (const name of MEANS) one.removeAttribute(name)
  ghost.setAttribute('aria-hidden', 'true')
  ghost.inert = true
  ghost.style.zoom = String(zoom)
  return ghost
}

/** How large an element is drawn. */
export const zoomed = (element: Element): number => (element as Element & { currentCSSZoom?: number }).currentCSSZoom ?? 1

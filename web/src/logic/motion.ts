// Pieces move: where each one was before a change and where it is after it (first, last, invert, play).

import { tick } from 'svelte'
import { moving } from '../state/settings.svelte'

interface Was {
  rect: DOMRect
  text: string
}

const MOVED = '[data-moves]'
const DURATION = 420

/** Where everything that can move is now, by its key. */
export function capture(): Map<string, Was> | null {
  if (!moving()) return null
  const found = new Map<string, Was>()
  for (const element of document.querySelectorAll<HTMLElement>(MOVED)) {
    found.set(element.dataset['moves']!, { rect: element.getBoundingClientRect(), text: element.dataset['value'] ?? '' })
  }
  return found
}

/** After the change: what moved glides, what is new appears, what counts otherwise beats once. */
export async function play(before: Map<string, Was>): Promise<void> {
  await tick()
  for (const element of document.querySelectorAll<HTMLElement>(MOVED)) {
    const was = before.get(element.dataset['moves']!)
    const now = element.getBoundingClientRect()
    if (!now.width) continue
    if (!was) appear(element)
    else if (Math.hypot(was.rect.left - now.left, was.rect.top - now.top) > 24) glide(element, was.rect, now)
    else if (was.text !== (element.dataset['value'] ?? '')) beat(element)
  }
}

function glide(element: HTMLElement, from: DOMRect, to: DOMRect): void {
  const move = `translate(${from.left - to.left}px, ${from.top - to.top}px)`
  element.animate(
    [
      { transform: move, zIndex: 5 },
      { transform: 'none', zIndex: 5 },
    ],
    { duration: DURATION, easing: 'cubic-bezier(.3,.7,.2,1)' },
  )
}

function appear(element: HTMLElement): void {
  element.animate(
    [
      { opacity: 0, transform: 'scale(.4)' },
      { opacity: 1, transform: 'none' },
    ],
    { duration: DURATION, easing: 'cubic-bezier(.2,1.4,.4,1)' },
  )
}

function beat(element: HTMLElement): void {
  const spin = element.dataset['motion'] === 'roll' ? 'rotate(200deg) scale(.7)' : 'scale(1.35)'
  element.animate([{ transform: 'none' }, { transform: spin, filter: 'brightness(1.8)' }, { transform: 'none' }], {
    duration: DURATION,
    easing: 'ease-out',
  })
}

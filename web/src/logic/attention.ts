// Calling people who look elsewhere: the title of the tab, a soft tone, a notification.

import { play } from './tones'

const PLAIN = 'Coterie'

export function title(text: string | null): void {
  const wanted = text ? `${text} · ${PLAIN}` : PLAIN
  if (document.title !== wanted) document.title = wanted
  badge(text !== null)
}

let shown: boolean | null = null

/** A dot on the icon of the tab, and on that of an installed page. */
function badge(on: boolean): void {
  if (on === shown) return
  shown = on
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  const wanted = on ? './icon-turn.svg' : './icon.svg'
  if (icon && icon.getAttribute('href') !== wanted) icon.setAttribute('href', wanted)
  const shell = navigator as Navigator & { setAppBadge?: () => Promise<void>; clearAppBadge?: () => Promise<void> }
  void (on ? shell.setAppBadge?.() : shell.clearAppBadge?.())?.catch(() => undefined)
}

/** Two soft notes. */
export const beep = (): void => play([[0, 523, 0.35], [0.14, 784, 0.35]], 'sine', 0.08)

export function note(heading: string, body: string): void {
  if ('Notification' in window && Notification.permission === 'granted') new Notification(heading, { body, tag: 'turn' })
}

export async function mayNote(): Promise<boolean> {
  if (!('Notification' in window)) return false
  return (await Notification.requestPermission()) === 'granted'
}

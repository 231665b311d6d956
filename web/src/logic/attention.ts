// Calling people who look elsewhere: the title of the tab, a soft tone, a notification.

import { afterFrame } from './frames'
import { play } from './tones'

const PLAIN = 'Coterie'

let told: string | null = null
let shown: boolean | null = null
let late: () => void = () => {}

/** What the tab says, after what is on the screen: to tell the browser takes as long as to draw a few cards. */
export function title(text: string | null): void {
  told = text
  late()
  late = afterFrame(() => {
    const wanted = told ? `${told} · ${PLAIN}` : PLAIN
    if (document.title !== wanted) document.title = wanted
    badge(told !== null)
  })
}

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

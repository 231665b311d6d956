// Calling people who look elsewhere: the title of the tab, a soft tone, a notification.

const PLAIN = 'Coterie'

export function title(text: string | null): void {
  document.title = text ? `${text} · ${PLAIN}` : PLAIN
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

let context: AudioContext | null = null

/** Two soft notes, made here: no sound file is fetched. */
export function beep(): void {
  context ??= new AudioContext()
  const start = context.currentTime
  for (const [at, pitch] of [[0, 523], [0.14, 784]] as const) {
    const tone = context.createOscillator()
    const volume = context.createGain()
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(0, start + at)
    volume.gain.linearRampToValueAtTime(0.08, start + at + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.0001, start + at + 0.35)
    tone.connect(volume).connect(context.destination)
    tone.start(start + at)
    tone.stop(start + at + 0.4)
  }
}

export function note(heading: string, body: string): void {
  if ('Notification' in window && Notification.permission === 'granted') new Notification(heading, { body, tag: 'turn' })
}

export async function mayNote(): Promise<boolean> {
  if (!('Notification' in window)) return false
  return (await Notification.requestPermission()) === 'granted'
}

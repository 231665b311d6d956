// What this browser prefers. Kept in local storage.

export interface Preferences {
  motion: boolean
  /** Milliseconds for each moment of what happened; 0 shows its end at once. */
  stage: number
  sound: boolean
  /** Quiet sounds of what happens at the table. */
  sounds: boolean
  notify: boolean
  confirm: boolean
  /** Ask once more before something large is given up. */
  large: boolean
  hints: boolean
  pace: number
  name: string
  guided: boolean
  /** Seconds that bots took for a game, by game, bot and number of opponents. */
  took: Record<string, number>
}

const KEY = 'coterie.settings'
const DEFAULTS: Preferences = {
  motion: true,
  stage: 900,
  sound: false,
  sounds: false,
  notify: false,
  confirm: false,
  large: true,
  hints: true,
  pace: 1,
  name: '',
  guided: false,
  took: {},
}

function kept(): Preferences {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Preferences>) }
  } catch {
    return { ...DEFAULTS }
  }
}

export const settings: Preferences = $state(kept())

export function prefer(change: Partial<Preferences>): void {
  Object.assign(settings, change)
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // kept for this visit only
  }
  document.documentElement.toggleAttribute('data-still', !settings.motion)
}

let calm: MediaQueryList | undefined

/** Whether the system asks for less movement. */
export function calmed(): boolean {
  calm ??= window.matchMedia('(prefers-reduced-motion: reduce)')
  return calm.matches
}

/** Whether things may move: the setting, and what the system asks for. */
export const moving = (): boolean => settings.motion && !calmed()

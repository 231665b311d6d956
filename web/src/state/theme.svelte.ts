// Colours and symbols of the game on the screen. Components read the signs; the stylesheet reads the colours.

import { PLAIN_THEME, type Theme } from '../protocol/scene'

class Now {
  now = $state.raw<Theme>(PLAIN_THEME)

  show(found: Theme): void {
    if (found === this.now) return
    this.now = found
    const root = document.documentElement
    for (const [name, color] of Object.entries(found.colors)) root.style.setProperty(`--theme-${name}`, color)
  }

  color(key: string | null | undefined): string {
    return (key && this.now.signs[key]?.color) || 'var(--text)'
  }

  called(key: string): string {
    return this.now.signs[key]?.name ?? key
  }
}

export const theme = new Now()

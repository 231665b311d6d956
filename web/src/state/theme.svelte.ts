// Colours and symbols of the game on the screen. Components read the signs; the stylesheet reads the colours.

import { drawingOf, masked } from '../art/signs'
import { PLAIN_THEME, type Theme } from '../protocol/scene'

class Now {
  now = $state.raw<Theme>(PLAIN_THEME)

  show(found: Theme): void {
    if (found === this.now) return
    this.now = found
    const root = document.documentElement
    for (const [name, color] of Object.entries(found.colors)) root.style.setProperty(`--theme-${name}`, color)
  }

  /** Whether something has a sign. */
  has(key: string): boolean {
    return !!this.now.signs[key]?.symbol || !!this.now.signs[key]?.path
  }

  /** The drawing of a sign as a mask for a stylesheet, '' for one that is only a symbol. */
  mask(key: string): string {
    const drawing = drawingOf(this.now, key)
    return drawing ? masked(drawing) : ''
  }

  color(key: string | null | undefined): string {
    return (key && this.now.signs[key]?.color) || 'var(--text)'
  }

  called(key: string): string {
    return this.now.signs[key]?.name ?? key
  }
}

export const theme = new Now()

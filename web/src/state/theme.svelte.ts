// Colours and symbols of the game on the screen. Components read the signs; the stylesheet reads the colours.

import { drawingOf } from '../art/signs'
import { called } from '../logic/describe'
import { PLAIN_THEME, type Theme } from '../protocol/scene'
import { pictured } from './pictures'

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

  /** The picture of a sign, as elements name it in `data-pic`; '' for one that is only a symbol. */
  picture(key: string): string {
    const drawing = drawingOf(this.now, key)
    return drawing ? pictured(drawing, this.color(key)) : ''
  }

  color(key: string | null | undefined): string {
    return (key && this.now.signs[key]?.color) || 'var(--text)'
  }

  called(key: string, value = 0): string {
    return called(this.now, key, value)
  }
}

export const theme = new Now()

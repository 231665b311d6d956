// Choices that were taken back: after an undo that drew no chance anew the same one leads to the same place again.

import type { FromServer } from '../protocol/generated'
import type { Choice } from '../protocol/scene'

export class TakenBack {
  /** What this seat chose, by how many choices the table had then. */
  private choices = new Map<number, string>()
  /** How many there were at the choice that has just been taken back. */
  private at: number | null = null
  /** What can be chosen again. */
  again = $state<string | null>(null)

  made(number: number, notation: string): void {
    this.choices.set(number, notation)
  }

  hear(message: FromServer): void {
    if (message.type === 'undone') this.at = message.fresh ? null : message.number
    if (message.type === 'scene' && message.number !== this.at) this.at = null
  }

  /** Another question, with these options. */
  offer(options: readonly Choice[]): void {
    const notation = this.at === null ? undefined : this.choices.get(this.at)
    this.again = options.find((option) => option.notation === notation)?.notation ?? null
  }
}

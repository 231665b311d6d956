// Cards that one waits to play: whatever else is ordered, one is asked wherever such a card could be played by what
// everybody knows, whether one holds it or not: so nobody learns of the hand from what is passed.

import { findPiece, type Numbered } from '../logic/options'
import type { Board } from './board.svelte'

export class Waited {
  constructor(private readonly of: () => Board) {}

  private faces = $derived.by(() => new Set((this.of().seat?.view.standing ?? []).flatMap((order) => order.play || [])))

  has(face: string): boolean {
    return this.faces.has(face)
  }

  /** Whether an option plays a card that one waited to play. */
  means(option: Numbered): boolean {
    return this.faces.size > 0 && option.pieces.some((id) => this.has(findPiece(this.of().scene, id)?.face ?? ''))
  }

  /** Wait for a card, or no longer. */
  turn(face: string): void {
    const { seat } = this.of()
    const given = seat?.view.standing.find((order) => order.play === face)
    if (given) seat?.withdraw(given)
    else seat?.order({ does: 'stop', play: face })
  }
}

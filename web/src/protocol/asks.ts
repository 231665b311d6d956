// What the page has asked by itself and waits for, the decks that somebody brings, and choices that an order may have made already:
// the numbers of the messages, and what they were about.

import type { FromServer } from './generated'

export interface Ask {
  kind: 'why' | 'why_not' | 'offers' | 'track' | 'stage' | 'bring' | 'ordered'
  /** The notations of options, or the id of a piece; [] where it is about the question as it stands. */
  about: readonly string[]
  /** Before which window it was asked (see `windowOf`): an answer to another one tells nothing. */
  at: string
}

export class Asks {
  private last = 0
  private open = new Map<number, Ask>()
  /** Before which window something was last asked that is asked once before each. */
  private noted = new Map<Ask['kind'], string>()

  /** The number for a message that asks. */
  begin(kind: Ask['kind'], about: readonly string[] = [], at = ''): number {
    this.open.set(++this.last, { kind, about, at })
    return this.last
  }

  /** What a message answers or refuses, null if the page did not ask; it is answered once. */
  end(message: FromServer): Ask | null {
    if (!('to' in message) || typeof message.to !== 'number') return null
    const found = this.open.get(message.to) ?? null
    this.open.delete(message.to)
    return found
  }

  /** Whether the same has been asked already, and nothing has come back. */
  waits(kind: Ask['kind'], about: string, at: string): boolean {
    return [...this.open.values()].some((ask) => ask.kind === kind && ask.about.includes(about) && ask.at === at)
  }

  /** Whether something has not been asked before this window: once is enough, also where it was refused. */
  first(kind: Ask['kind'], at: string): boolean {
    return this.noted.get(kind) !== at
  }

  /** It has been asked before this window. */
  note(kind: Ask['kind'], at: string): void {
    this.noted.set(kind, at)
  }

  /** A new connection answers nothing that another one was asked. */
  clear(): void {
    this.open.clear()
    this.noted.clear()
  }

  get size(): number {
    return this.open.size
  }
}

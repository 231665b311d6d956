// The decks of this browser, with their earlier versions. Kept in local storage.

export interface Version {
  at: number
  text: string
}

export interface KeptDeck {
  id: string
  game: string
  name: string
  text: string
  changed: number
  /** The face of the card that it is known by, once that has been told. */
  head?: string | undefined
  /** What a set-up must say for it, once that has been told. */
  made_for?: Record<string, string> | undefined
  versions: Version[]
}

const KEY = 'coterie.decks'
const MOST = 200
const VERSIONS = 20

function isKept(value: unknown): value is KeptDeck {
  const deck = value as Partial<KeptDeck> | null
  return typeof deck?.id === 'string' && typeof deck.game === 'string' && typeof deck.text === 'string' && Array.isArray(deck.versions)
}

function kept(): KeptDeck[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? found.filter(isKept) : []
  } catch {
    return []
  }
}

/** No more than are kept: whichever has not been changed for longest goes. */
function latest(list: KeptDeck[]): KeptDeck[] {
  const kept = list.length > MOST ? [...list].sort((a, b) => b.changed - a.changed).slice(0, MOST) : list
  return list.filter((deck) => kept.includes(deck))
}

class Decks {
  list = $state.raw<KeptDeck[]>(kept())
  /** Whether the browser keeps them; one that does not still has them until it is closed. */
  works = $state(true)

  constructor() {
    window.addEventListener('storage', (event) => {
      if (event.key === KEY) this.list = kept()
    })
  }

  of(game: string): KeptDeck[] {
    return this.list.filter((deck) => deck.game === game)
  }

  find(id: string | null): KeptDeck | undefined {
    return this.list.find((deck) => deck.id === id)
  }

  private set(list: KeptDeck[]): void {
    this.list = latest(list)
    try {
      localStorage.setItem(KEY, JSON.stringify(this.list))
      this.works = true
    } catch {
      this.works = false
    }
  }

  /** Take a deck in; the same text of the same game is there once. */
  add(game: string, name: string, text: string): KeptDeck {
    const same = this.list.find((deck) => deck.game === game && deck.text === text)
    if (same) return same
    const deck: KeptDeck = { id: crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`, game, name, text, changed: Date.now(), versions: [] }
    this.set([deck, ...this.list])
    return deck
  }

  change(id: string, facts: Partial<KeptDeck>): void {
    this.set(this.list.map((deck) => (deck.id === id ? { ...deck, ...facts, changed: Date.now() } : deck)))
  }

  /** Keep what a deck is now as a version to come back to. */
  remember(id: string): void {
    const deck = this.find(id)
    if (!deck || deck.versions[0]?.text === deck.text) return
    this.change(id, { versions: [{ at: Date.now(), text: deck.text }, ...deck.versions].slice(0, VERSIONS) })
  }

  forget(id: string): void {
    this.set(this.list.filter((deck) => deck.id !== id))
  }
}

export const decks = new Decks()

// The decks of this browser, with their earlier versions. Each is kept in local storage by itself: only what has changed is written.

export interface Version {
  at: number
  text: string
}

export interface KeptDeck {
  id: string
  game: string
  name: string
  text: string
  /** When it was taken in: the newest is the first in the list. */
  made: number
  changed: number
  /** The face of the card that it is known by, once that has been told. */
  head?: string | undefined
  /** What a set-up must say for it, once that has been told. */
  made_for?: Record<string, string> | undefined
  versions: Version[]
}

/** A deck is kept under this and its number. */
const KEY = 'coterie.deck.'
/** Where all decks together were kept before; whoever has decks there still has them. */
const TOGETHER = 'coterie.decks'
const MOST = 200
const VERSIONS = 20
/** Milliseconds after the last change until it is written. */
const PAUSE = 500

function isKept(value: unknown): value is KeptDeck {
  const deck = value as Partial<KeptDeck> | null
  return typeof deck?.id === 'string' && typeof deck.game === 'string' && typeof deck.text === 'string' && Array.isArray(deck.versions)
}

function read(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

const newestFirst = (list: KeptDeck[]): KeptDeck[] => [...list].sort((a, b) => b.made - a.made)

function kept(): KeptDeck[] {
  try {
    const apart = Object.keys(localStorage).filter((key) => key.startsWith(KEY))
    return newestFirst(apart.map((key) => read(localStorage.getItem(key))).filter(isKept))
  } catch {
    return [] // a browser that forbids even to look
  }
}

/** The decks that were kept together, in their order. */
function together(): KeptDeck[] {
  try {
    const found = read(localStorage.getItem(TOGETHER))
    return Array.isArray(found) ? found.filter(isKept).map((deck, at) => ({ ...deck, made: found.length - at })) : []
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
  /** Those that have still to be written. */
  private readonly unwritten = new Set<string>()
  private timer = 0

  constructor() {
    this.part()
    window.addEventListener('storage', (event) => this.follow(event.key, event.newValue))
    // a change that waits is written before the page can go away: a telephone may end it without a word once it is hidden
    for (const left of ['pagehide', 'visibilitychange']) window.addEventListener(left, () => this.write())
  }

  /** Keep apart what was kept together. */
  private part(): void {
    const known = new Set(this.list.map((deck) => deck.id))
    const older = together().filter((deck) => !known.has(deck.id))
    this.list = [...this.list, ...older]
    for (const deck of older) this.unwritten.add(deck.id)
    this.write()
    try {
      if (this.works) localStorage.removeItem(TOGETHER)
    } catch {
      // nor was anything kept there
    }
  }

  /** Another window of this browser has changed a deck, or cleared everything: what is not written yet stays. */
  private follow(key: string | null, text: string | null): void {
    if (key === null) this.list = this.list.filter((deck) => this.unwritten.has(deck.id))
    if (!key?.startsWith(KEY) || this.unwritten.has(key.slice(KEY.length))) return
    const deck = read(text)
    const others = this.list.filter((one) => one.id !== key.slice(KEY.length))
    this.list = isKept(deck) ? newestFirst([deck, ...others]) : others
  }

  of(game: string): KeptDeck[] {
    return this.list.filter((deck) => deck.game === game)
  }

  find(id: string | null): KeptDeck | undefined {
    return this.list.find((deck) => deck.id === id)
  }

  /** Write what waits for it. */
  private write(): void {
    window.clearTimeout(this.timer)
    try {
      for (const id of this.unwritten) {
        localStorage.setItem(KEY + id, JSON.stringify(this.find(id)))
        this.unwritten.delete(id)
      }
      this.works = true
    } catch {
      this.works = false
    }
  }

  private set(list: KeptDeck[]): void {
    const old = this.list
    this.list = latest(list)
    for (const deck of old) if (!this.find(deck.id)) this.clear(deck.id)
  }

  private clear(id: string): void {
    this.unwritten.delete(id)
    try {
      localStorage.removeItem(KEY + id)
    } catch {
      // nor was it kept
    }
  }

  /** Take a deck in; the same text of the same game is there once. */
  add(game: string, name: string, text: string): KeptDeck {
    const same = this.list.find((deck) => deck.game === game && deck.text === text)
    if (same) return same
    const [id, now] = [crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`, Date.now()]
    const deck: KeptDeck = { id, game, name, text, made: Math.max(now, (this.list[0]?.made ?? 0) + 1), changed: now, versions: [] }
    this.set([deck, ...this.list])
    this.unwritten.add(id)
    this.write()
    return deck
  }

  change(id: string, facts: Partial<KeptDeck>): void {
    if (!this.find(id)) return
    this.list = this.list.map((deck) => (deck.id === id ? { ...deck, ...facts, changed: Date.now() } : deck))
    this.unwritten.add(id)
    window.clearTimeout(this.timer)
    this.timer = window.setTimeout(() => this.write(), PAUSE)
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

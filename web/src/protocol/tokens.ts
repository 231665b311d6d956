// The links carry `#t=TABLE&k=TOKEN`: one `k` for every seat, and `o=TOKEN` for the owner of the table, which only the
// command line gives. The tokens leave the address at once and stay in this browser.

export type Role = 'seat' | 'owner' | 'spectator'

export interface Key {
  token: string
  role: Role
  seat: number | null
}

export interface Kept {
  table: string
  keys: Key[]
  name: string
  title: string
  game: string
  /** Links to share, known only to the person who created the table. */
  links?: { seat: number | null; link: string }[]
  /** A guided game: which of the game's guides it is. */
  guide?: number
  /** What that guide has said already: its tips by their ids. */
  told?: string[]
  /** A finished game that somebody brought to look at: it is not one's own. */
  watched?: boolean
  seen: number
  turn?: boolean
  over?: boolean
}

export interface Place {
  table: string | null
  keys: Key[]
  at: number | null
  /** A card without a table: its game and its face. */
  card: string | null
  /** The rulings of a game, and the number of one of them. */
  notes: string | null
  /** The page of decks of a game, and a deck that the link holds. */
  decks: string | null
  packed: string | null
}

export const KEY = 'coterie.tables'
/** So many tables are kept. */
const MOST = 200

/** What stands behind `#` in an address. */
export function readHash(hash: string): Place {
  const found = new URLSearchParams(hash.replace(/^#/, ''))
  const at = Number.parseInt(found.get('at') ?? '', 10)
  const keys = [['k', 'seat'] as const, ['o', 'owner'] as const].flatMap(([name, role]) =>
    found.getAll(name).filter(Boolean).map((token): Key => ({ token, role, seat: null })),
  )
  return {
    table: found.get('t') || null,
    keys,
    at: Number.isNaN(at) || at < 0 ? null : at,
    card: found.get('c') || null,
    notes: found.get('n') || null,
    decks: found.get('d') || null,
    packed: found.get('l') || null,
  }
}

/** The address behind `#` without a token. */
export function writeHash(place: { table?: string | null; at?: number | null }): string {
  const parts = new URLSearchParams()
  if (place.table) parts.set('t', place.table)
  if (place.at !== null && place.at !== undefined) parts.set('at', String(place.at))
  const text = parts.toString()
  return text ? `#${text}` : ''
}

export function keptTables(storage: Pick<Storage, 'getItem'>): Kept[] {
  try {
    const found: unknown = JSON.parse(storage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? found.filter(isKept) : []
  } catch {
    return []
  }
}

function isKept(value: unknown): value is Kept {
  const kept = value as Partial<Kept> | null
  return typeof kept?.table === 'string' && Array.isArray(kept.keys)
}

/** Keep the tables; whether that worked. A browser that keeps nothing still plays, only a reload asks for the link again. */
export function keep(storage: Pick<Storage, 'getItem' | 'setItem'>, tables: Kept[]): boolean {
  try {
    storage.setItem(KEY, JSON.stringify(tables))
    return true
  } catch {
    return false
  }
}

/** No more tables than are kept: those that were seen last. */
export function latest(tables: Kept[]): Kept[] {
  const seen = tables.length > MOST ? [...tables].sort((a, b) => b.seen - a.seen).slice(0, MOST) : tables
  return tables.filter((kept) => seen.includes(kept))
}

/** The tables with a token added; the same seat with a new token replaces the old one. */
export function withKey(tables: Kept[], table: string, key: Key, now: number): Kept[] {
  const old = tables.find((kept) => kept.table === table)
  const others = tables.filter((kept) => kept.table !== table)
  const base: Kept = old ?? { table, keys: [], name: '', title: '', game: '', seen: now }
  const keys = base.keys.filter(
    (known) => known.token !== key.token && (known.seat === null || known.seat !== key.seat || known.role !== key.role),
  )
  return [{ ...base, keys: [...keys, key], seen: now }, ...others]
}

/** The tables with what is known of one of them brought up to date. */
export function withFacts(tables: Kept[], table: string, facts: Partial<Kept>): Kept[] {
  return tables.map((kept) => (kept.table === table ? { ...kept, ...facts } : kept))
}

export const without = (tables: Kept[], table: string): Kept[] => tables.filter((kept) => kept.table !== table)

/** The tables with one that follows another: the same keys hold there, and the same links lead there but for its name. */
export function withFollowing(tables: Kept[], table: string, following: string, now: number): Kept[] {
  const old = tables.find((kept) => kept.table === table)
  if (!old || tables.some((kept) => kept.table === following)) return tables
  const { keys, name, title, game } = old
  const links = old.links?.map(({ seat, link }) => ({ seat, link: link.replace(`t=${table}&`, `t=${following}&`) }))
  return [{ table: following, keys, name, title, game, seen: now, ...(links ? { links } : {}) }, ...tables]
}

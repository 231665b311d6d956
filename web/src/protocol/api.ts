// The HTTP part of the protocol. Every address is relative, so that the page works under a path prefix.

import { W } from '../words'
import type { Cards, CardsFound, DeckRoom, DeckTold, GivenTrial, GuideInfo, Held, Made as Created, Note, Replay, RulingInfo as Ruling, Summary, Told, TrialPace, TrialTold, Versions as Hello } from './generated'

export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly sentence: string,
    readonly status: number,
  ) {
    super(sentence)
  }
}

/** The text of an answer. */
async function answered(method: string, path: string, token?: string, body?: unknown): Promise<string> {
  const headers: Record<string, string> = {}
  if (token) headers['Authorization'] = `Bearer ${token}`
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  let answer: Response
  try {
    answer = await fetch(`api/${path}`, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    })
  } catch {
    throw new Refused('offline', W.errors.offline, 0)
  }
  const text = await answer.text()
  if (!answer.ok) throw refusal(text, answer.status)
  return text
}

export const call = async <T>(method: string, path: string, token?: string, body?: unknown): Promise<T> =>
  JSON.parse(await answered(method, path, token, body)) as T

/** Why a request was not granted; a proxy on the way answers with something else than the server. */
function refusal(text: string, status: number): Refused {
  let found: unknown
  try {
    found = JSON.parse(text)
  } catch {
    found = null
  }
  if (typeof found === 'object' && found !== null && 'error' in found) {
    const told = found as { error: string; sentence: string }
    return new Refused(told.error, told.sentence, status)
  }
  return status >= 500 ? new Refused('offline', W.errors.offline, status) : new Refused('unknown', W.errors.unknown, status)
}

export const hello = () => call<Hello>('GET', 'hello')
export const lobby = async () => (await call<{ tables: Summary[] }>('GET', 'tables')).tables
export const create = (body: unknown) => call<Created>('POST', 'tables', undefined, body)
/** How tables stand, each asked about with one of its tokens. */
export const tell = (tables: Held[]) => call<Told>('POST', 'told', undefined, { tables })
export const remove = (id: string, token: string) => call<unknown>('DELETE', `tables/${id}`, token)
export const openRecord = (text: string, pack?: string, seats?: unknown) =>
  call<Created>('POST', 'records', undefined, { text, ...(pack ? { pack } : {}), ...(seats ? { seats } : {}) })

export const record = (id: string, token: string) => answered('GET', `tables/${id}/record`, token)
/** A page of the scenes of a seat; `line` is the last line of the log that is there from before. */
export const replay = (id: string, token: string, from: number, line: number) =>
  call<Replay>('GET', `tables/${id}/replay?from=${from}&line=${line}`, token)

/** The texts of a game, and how it is played; of a table with what its content pack brings, and by its house rules. */
export function cards(game: string, table?: string, token?: string): Promise<Cards> {
  const of = table ? `&table=${encodeURIComponent(table)}` : ''
  return call<Cards>('GET', `cards?game=${encodeURIComponent(game)}${of}`, token)
}

export const guides = async (game: string) => (await call<{ guides: GuideInfo[] }>('GET', `guides?game=${encodeURIComponent(game)}`)).guides

export const rulings = async (game: string) =>
  (await call<{ rulings: Ruling[] }>('GET', `rulings?game=${encodeURIComponent(game)}`)).rulings

export const notes = async (game: string) => (await call<{ notes: Note[] }>('GET', `notes?game=${encodeURIComponent(game)}`)).notes

export const deckRoom = (game: string) => call<DeckRoom>('GET', `decks?game=${encodeURIComponent(game)}`)
export const checkDeck = (game: string, text: string, rules: string) => call<DeckTold>('POST', 'decks/check', undefined, { game, text, rules })
export const searchCards = (game: string, query: string, begun: string) => call<CardsFound>('POST', 'decks/search', undefined, { game, query, begun })
export const beginTrial = (wish: GivenTrial) => call<TrialTold>('POST', 'trials', undefined, wish)
export const trialPace = async (game: string, player: string, opponents: number) =>
  (await call<TrialPace>('GET', `trials?game=${encodeURIComponent(game)}&player=${encodeURIComponent(player)}&opponents=${opponents}`)).seconds
export const trial = (id: string) => call<TrialTold>('GET', `trials/${id}`)
export const cancelTrial = (id: string) => call<TrialTold>('DELETE', `trials/${id}`)
export const trialGame = (id: string, number: number) => answered('GET', `trials/${id}/games/${number}`)

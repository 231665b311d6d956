// The HTTP part of the protocol. Every address is relative, so that the page works under a path prefix.

import type { CardText, Created, GameInfo, Hello, Ruling, Summary } from './messages'
import type { Scene } from './scene'

export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly sentence: string,
    readonly status: number,
  ) {
    super(sentence)
  }
}

type Json = Record<string, unknown>

export async function call<T>(method: string, path: string, token?: string, body?: unknown): Promise<T> {
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
    throw new Refused('offline', '', 0)
  }
  const text = await answer.text()
  if (!answer.ok) throw refusal(text, answer.status)
  return (text ? parsed(text) : {}) as T
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function refusal(text: string, status: number): Refused {
  const found = parsed(text)
  if (typeof found === 'object' && found !== null && 'error' in found) {
    const told = found as { error: string; sentence?: string }
    return new Refused(told.error, told.sentence ?? '', status)
  }
  return new Refused(status >= 500 ? 'offline' : 'unknown', '', status)
}

/** A list that comes either bare or under a name. */
export function listed<T>(answer: unknown, name: string): T[] {
  if (Array.isArray(answer)) return answer as T[]
  const found = (answer as Json | null)?.[name]
  if (Array.isArray(found)) return found as T[]
  if (found && typeof found === 'object') {
    return Object.entries(found).map(([key, value]) => ({ name: key, ...(value as object) }) as T)
  }
  return []
}

export async function hello(): Promise<Hello> {
  const found = await call<Hello>('GET', 'hello')
  return { ...found, games: listed<GameInfo>(found, 'games') }
}

export async function lobby(): Promise<Summary[]> {
  return listed<Summary>(await call('GET', 'tables'), 'tables')
}

export const create = (body: unknown) => call<Created>('POST', 'tables', undefined, body)
export const summary = (id: string, token: string) => call<Summary>('GET', `tables/${id}`, token)
export const remove = (id: string, token: string) => call<unknown>('DELETE', `tables/${id}`, token)
export const openRecord = (text: string, pack?: string) =>
  call<Created>('POST', 'records', undefined, pack ? { text, pack } : { text })

export async function record(id: string, token: string): Promise<string> {
  const answer = await fetch(`api/tables/${id}/record`, { headers: { Authorization: `Bearer ${token}` } })
  const text = await answer.text()
  if (!answer.ok) throw refusal(text, answer.status)
  return text
}

export const replay = (id: string, token: string, from: number) =>
  call<{ scenes: Scene[]; next: number | null }>('GET', `tables/${id}/replay?from=${from}`, token)

/** The texts of a game; of a table with what its content pack brings. */
export async function cards(game: string, table?: string, token?: string): Promise<CardText[]> {
  const of = table ? `&table=${encodeURIComponent(table)}` : ''
  return listed<Json>(await call('GET', `cards?game=${encodeURIComponent(game)}${of}`, token), 'cards').map(card)
}

function card(found: Json): CardText {
  const lines = found['lines'] ?? found['text'] ?? []
  return {
    face: String(found['topic'] ?? found['face'] ?? found['name'] ?? ''),
    name: String(found['name'] ?? ''),
    kind: String(found['kind'] ?? ''),
    lines: Array.isArray(lines) ? lines.map(String) : [String(lines)],
    mark: String(found['mark'] ?? found['source'] ?? found['provenance'] ?? ''),
  }
}

export async function rulings(game: string): Promise<Ruling[]> {
  return listed<Ruling>(await call('GET', `rulings?game=${encodeURIComponent(game)}`), 'rulings')
}

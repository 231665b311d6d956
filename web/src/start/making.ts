// Making tables: at once, by a form, with a guide.

import { anyDecks } from '../decks/pick'
import { create, guides } from '../protocol/api'
import type { GameInfo } from '../protocol/generated'
import { seated, type NewSeat } from '../logic/seated'
import { W } from '../words'
import { where } from '../state/place.svelte'
import { settings } from '../state/settings.svelte'
import { tables } from '../state/tables.svelte'

export interface NewTable {
  game: string
  setup?: Record<string, unknown>
  seats?: NewSeat[]
  public?: boolean
  name?: string
  seed?: number | string
  position?: string
  pace?: number
  hints?: boolean
  clock?: { bank: number; step: number } | null
  pack?: string
  bring?: boolean
  leaving?: 'bot' | 'concede'
}

/** The game that one click starts, and that a form begins with: the first that offers it. */
export const starter = (games: GameInfo[]): GameInfo | undefined => games.find((game) => game.starter) ?? games[0]

/** Lay a table, take one's seats, go there. */
export async function lay(body: NewTable, mine: number[], guide?: number): Promise<string> {
  const found = await create(body)
  tables.created(found, mine)
  if (guide !== undefined) tables.note(found.table, { guide })
  where.go(found.table)
  return found.table
}

/** The options of a game with their usual values. */
export const defaults = (game?: GameInfo): Record<string, unknown> => Object.fromEntries((game?.options ?? []).map((option) => [option.name, option.default]))

/** The game that starts with one click: alone where that can be, else against bots, or as wanted; with a deck, or any legal one. What
 * is left out is the game's own default. */
export async function atOnce(game: GameInfo, deck = '', way: Record<string, unknown> = game.alone): Promise<string> {
  const players = Number(way.players)
  const decks = game.decks ? await anyDecks(game.name, players, { ...defaults(game), ...way }, deck) : {}
  return lay({ game: game.name, setup: { ...way, ...decks }, seats: seated(players, settings.name), pace: settings.pace, hints: true }, [0])
}

/** A guided game of a game, the first one unless another is wanted; bots have the seats that are not one's own. */
export async function guided(game: string, at = 0): Promise<string> {
  const guide = (await guides(game))[at]
  if (!guide) throw new Error(W.errors.unknown)
  return lay({ game, position: guide.position, seats: seated(guide.seats), name: guide.name, hints: true }, [0], at)
}

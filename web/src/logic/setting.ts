// How a rules text is set: its numbers, its signs and the words that can be looked up stand apart from the rest.

import { escaped } from './naming'
import type { Piece, Theme } from '../protocol/scene'

export interface Part {
  text: string
  /** It has a number of its own. */
  number?: boolean
  /** The key of the theme whose sign stands before it. */
  sign?: string
  /** What explains it. */
  term?: string
}

interface Words {
  /** The keys of signs by their names. */
  signs: ReadonlyMap<string, string>
  /** What stands apart. */
  apart: RegExp
}

/** The words that stand apart, put together once for a theme and its terms. */
const known = new WeakMap<Theme, WeakMap<ReadonlyMap<string, string>, Words>>()
function wordsOf(theme: Theme, terms: ReadonlyMap<string, string>): Words {
  const there = known.get(theme) ?? new WeakMap<ReadonlyMap<string, string>, Words>()
  known.set(theme, there)
  const found = there.get(terms) ?? wordsOfBoth(theme, terms)
  there.set(terms, found)
  return found
}

function wordsOfBoth(theme: Theme, terms: ReadonlyMap<string, string>): Words {
  const signs = new Map<string, string>()
  for (const [key, sign] of Object.entries(theme.signs)) if (sign.name && (sign.symbol || sign.path)) signs.set(sign.name, key)
  const words = [...new Set([...signs.keys(), ...terms.keys()])].filter((word) => word.length > 2).sort((a, b) => b.length - a.length)
  const one = words.length ? `|(?<![\\p{L}])(?:${words.map(escaped).join('|')})(?![\\p{L}])` : ''
  return { signs, apart: new RegExp(`[+−-]?\\d+(?:/\\d+)*${one}`, 'giu') }
}

/** The parts of a text; `terms` are explanations by the word that they explain, in small letters. */
export function parts(text: string, theme: Theme, terms: ReadonlyMap<string, string>): Part[] {
  const { signs, apart } = wordsOf(theme, terms)
  const found: Part[] = []
  let last = 0
  for (const match of text.matchAll(apart)) {
    if (match.index > last) found.push({ text: text.slice(last, match.index) })
    last = match.index + match[0].length
    const word = match[0]
    const sign = /\d\s$/.test(text.slice(0, match.index)) ? signs.get(word) : undefined
    const term = terms.get(word.toLowerCase())
    found.push({ text: word, ...(/\d/.test(word) ? { number: true } : {}), ...(sign ? { sign } : {}), ...(term ? { term } : {}) })
  }
  if (last < text.length) found.push({ text: text.slice(last) })
  return found
}

/** The explanations that a text needs, each once, in the order of the words. */
export function explained(setting: Part[]): [string, string][] {
  const found = new Map<string, string>()
  for (const part of setting) if (part.term) found.set(part.text.toLowerCase(), part.term)
  return [...found]
}

/** The explanations that a card needs: of the words of its text and of its keywords. */
export const explains = (card: Piece, theme: Theme, terms: ReadonlyMap<string, string>): [string, string][] =>
  explained(parts([card.text ?? '', ...(card.keywords ?? [])].join(' '), theme, terms))

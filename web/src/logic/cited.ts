// What is said of a card elsewhere: by rulings, by the words that explain it, and by the texts of other cards.

import type { CardText, Note } from '../protocol/generated'
import type { Piece } from '../protocol/scene'
import { capital } from './capital'

/** The text of a card as a piece that can be drawn; a game that draws its cards in other ways has no more than name, kind and text. */
export const asPiece = (text: CardText): Piece => ({
  kind: text.kind,
  name: text.name,
  type: text.piece ? '' : capital(text.kind),
  text: text.lines.join('\n'),
  ...text.piece,
  id: text.topic,
  face: text.topic,
})

/** Whether a sentence has a name or a word in it, as a whole. */
export function names(sentence: string, name: string): boolean {
  const at = sentence.toLowerCase().indexOf(name.toLowerCase())
  if (at < 0) return false
  const around = [sentence[at - 1], sentence[at + name.length]]
  return !around.some((one) => one !== undefined && /[\p{L}\p{N}]/u.test(one))
}

/** Whether a text has the name of a card in it, written as it is. */
export const calls = (text: string, name: string): boolean => text.includes(name) && names(text, name)

/** The rulings that are about a card: rules first, then decisions. */
export const about = (notes: Note[], face: string): Note[] => notes.filter((note) => note.cards.includes(face))

/** What the type, the numbers and the signs of a card mean, as far as its text does not say them; `called` is what a sign is called. */
export function meanings(card: Piece, terms: ReadonlyMap<string, string>, called: (key: string) => string): [string, string][] {
  const marks = [card.kind, ...(card.cost ?? []).map((one) => one.name), ...(card.counters ?? []).map((one) => one.name), ...(card.icons ?? [])]
  const words = [card.type ?? '', ...(card.traits ?? []), ...marks.flatMap((mark) => [called(mark), mark])]
  const first = new Map(words.toReversed().map((word) => [word.toLowerCase(), word]))
  return [...new Set(words.map((word) => word.toLowerCase()))].flatMap((word): [string, string][] => {
    const said = terms.get(word)
    return said && !names(card.text ?? '', word) ? [[first.get(word)!, said]] : []
  })
}

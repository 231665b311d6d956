// Options that differ in two things, as a table: a row for each piece that they are about, a column for what else they say.

import { byPiece, type Numbered } from './options'

export interface Row {
  /** The id of the piece. */
  piece: string
  /** What is told of it behind the words of its options. */
  told: string
  /** An option for each column, or none. */
  cells: (Numbered | undefined)[]
}

export interface Tabled {
  /** The words in which the options of a piece differ. */
  columns: string[]
  rows: Row[]
  /** The options that are about no piece. */
  rest: Numbered[]
}

/** So many pieces make a table. */
const LEAST = 3
const BEHIND = ': '

/** What stands before the words that tell what comes of an option, and those. */
function halves(label: string): [string, string] {
  const at = label.indexOf(BEHIND)
  return at < 0 ? [label, ''] : [label.slice(0, at), label.slice(at + BEHIND.length)]
}

/** What is left of some sentences without the words with which all of them begin and end. */
export function differing(sentences: string[]): string[] {
  const all = sentences.map((one) => one.split(' '))
  const shortest = Math.min(...all.map((one) => one.length))
  const same = (word: (one: string[]) => string | undefined) => all.every((one) => word(one) === word(all[0]!))
  let begin = 0
  while (begin < shortest && same((one) => one[begin])) begin += 1
  let end = 0
  while (end < shortest - begin && same((one) => one.at(-1 - end))) end += 1
  return all.map((one) => one.slice(begin, one.length - end).join(' '))
}

/** The options as a table; null where they are none. */
export function tabled(options: Numbered[]): Tabled | null {
  const rest = options.filter((option) => !option.pieces.length)
  const of = byPiece(options)
  const groups = [...of.values()]
  if (groups.length < LEAST || options.some((option) => option.pieces.length > 1)) return null
  const words = groups.map((group) => (group.length > 1 ? differing(group.map((option) => halves(option.label)[0])) : []))
  const columns = [...new Set(words.flat())]
  const most = Math.max(...groups.map((group) => group.length))
  if (most < 2 || columns.length !== most || columns.includes('')) return null
  const rows = [...of].map(([piece, group], at): Row => {
    const said = words[at]!.length ? words[at]! : group.map((option) => columns.find((word) => option.label.includes(word)) ?? '')
    return { piece, told: halves(group[0]!.label)[1], cells: columns.map((word) => group[said.indexOf(word)]) }
  })
  const drawn = rows.flatMap((row) => row.cells).filter(Boolean).length
  return drawn + rest.length === options.length ? { columns, rows, rest } : null
}

// Which digit chooses which option. An answer that is a number itself is chosen by that number, and shows no other beside it.

import type { Choice } from '../protocol/scene'

export interface Digit {
  /** The key that chooses it, "" for none. */
  press: string
  /** Whether the key stands beside its words: not where its words begin with a number of their own. */
  marked: boolean
}

const FREE = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0']

/** What stands before the first number of a label, and that number. */
function apart(label: string): [string, string] | null {
  const found = /^(.*?)(\d+)/.exec(label)
  return found ? [found[1]!, found[2]!] : null
}

export function digits(options: Choice[]): Digit[] {
  const parts = options.map((option) => apart(option.label))
  /** “The Goblin 2” beside “The Goblin”: the number tells copies of a card apart, and says nothing of the answer. */
  const labels = new Set(options.map((option) => option.label))
  const copy = (at: number) => / \d/.test(options[at]!.label) && labels.has(options[at]!.label.replace(/ \d+/, ''))
  /** The numbers after each beginning: there may be hundreds of options. */
  const alike = new Map<string, string[]>()
  for (const part of parts) {
    const group = part && alike.get(part[0])
    if (group) group.push(part[1])
    else if (part) alike.set(part[0], [part[1]])
  }
  const apiece = new Map([...alike].map(([begins, numbers]) => [begins, (numbers.length > 1 || begins === '') && new Set(numbers).size === numbers.length]))
  const counts = options.map((_, at) => !!parts[at] && !copy(at) && apiece.get(parts[at]![0])!)
  const taken = parts.flatMap((part, at) => (counts[at] && part![1].length === 1 ? [part![1]] : []))
  const mixed = parts.some((part, at) => part && !counts[at]) // some with a sign and some without would look like a mistake
  if (mixed || new Set(taken).size < taken.length) return options.map((_, at) => ({ press: FREE[at] ?? '', marked: true }))
  const left = FREE.filter((digit) => !taken.includes(digit))
  return parts.map((part, at) => {
    if (!counts[at]) return { press: left.shift() ?? '', marked: true }
    return { press: part![1].length === 1 ? part![1] : '', marked: false }
  })
}

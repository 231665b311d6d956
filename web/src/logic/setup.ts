// Which options of a set-up matter with what is chosen, and how many can play so. Pure.

import type { OptionInfo } from '../protocol/generated'
import { capital } from './capital'

/** What an option is called on a form: its sentence up to what that says of the values, which stands below it. */
export function said(option: OptionInfo): { label: string; note: string } {
  const [, first = option.help, note = ''] = /^(.*?)(?:[;:] (.*))?$/s.exec(option.kind === 'bool' ? option.help.replace(/^whether /, '') : option.help) ?? []
  return { label: capital(first), note: capital(note) }
}

/** Those of the options that decide how many can play: they are asked before the seats. */
export const leading = (options: readonly OptionInfo[], players: OptionInfo | undefined): OptionInfo[] => options.filter((option) => option.name in (players?.fits ?? {}))

/** Whether two values of an option are the same, lists member by member. */
export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

export type Values = Record<string, unknown>

const has = (list: readonly unknown[] | undefined, value: unknown): boolean => list === undefined || list.includes(value)

/** Whether an option matters with these values, those of the defaults and the number of players among them. */
export const applies = (option: OptionInfo, values: Values): boolean => Object.entries(option.where).every(([name, some]) => has(some, values[name]))

/** How many can play with these values. */
export function counts(players: OptionInfo | undefined, values: Values): number[] {
  const [least, most] = [players?.least ?? 1, players?.most ?? 1]
  const all = Array.from({ length: most - least + 1 }, (_, n) => least + n)
  return all.filter((n) => Object.entries(players?.fits ?? {}).every(([name, by]) => has(by[String(values[name])], n)))
}

/** That of the numbers which is nearest to another one: the larger one of two. */
export const nearest = (all: readonly number[], n: number): number => all.reduce((best, one) => (Math.abs(one - n) <= Math.abs(best - n) ? one : best), all[0] ?? n)

// Standing orders in words, and those that one can give without pointing at anything.

import type { Call, Order } from '../protocol/generated'
import { W } from '../words'

export const PRESETS: { name: string; order: Order }[] = [
  { name: W.orders.turn, order: { until: 'turn' } },
  { name: W.orders.answer, order: { until: 'answer' } },
  { name: W.orders.others, order: { target: 'others' } },
  { name: W.orders.nothing, order: { idle: true } },
  { name: W.orders.mine, order: { does: 'stop', target: 'mine' } },
]

/** What a face is called, if need be by its short name. */
export const calledBy =
  (name: (face: string) => string | undefined) =>
  (face: string): string =>
    name(face) ?? face.replaceAll(/[-_]/g, ' ')

/** What can be ordered without pointing at anything at a table with such questions. */
export const presetsOf = (calls: Call[]): typeof PRESETS => [
  ...PRESETS,
  ...calls.map(({ prompt, when }) => ({ name: W.orders.call(when), order: { does: 'stop' as const, prompt } })),
]

/** What an order does, as a line for people; `called` is what a face is called, `calls` are questions that have a name. */
export function orderText(order: Order, called: (face: string) => string, calls: Call[] = []): string {
  const when = calls.find(({ prompt }) => prompt === order.prompt)?.when
  const comes = order.comes ? called(order.comes) : ''
  const about = [
    when ? W.orders.when(when) : '',
    comes && order.does === 'stop' ? W.orders.comes(comes) : '',
    order.does === 'answer' ? W.orders.choice(order.choice ?? '') : '',
    order.play ? W.orders.waits(called(order.play)) : '',
    order.use ? W.orders.uses(called(order.use)) : '',
    order.only ? W.orders.only(called(order.only)) : '',
    order.idle ? W.orders.idle : '',
    order.said ? W.orders.at(order.said) : order.about ? W.orders.window : '',
    order.row ? W.orders.row(order.row) : '',
    order.face ? W.orders.face(called(order.face)) : '',
    order.kind ?? '',
    order.stage ?? '',
    order.target ? W.orders.target[order.target] : '',
    order.least ? W.orders.least(order.least) : '',
    order.within ? W.orders.within(order.within) : order.until === 'comes' ? W.orders.untilComes(comes) : order.until ? W.orders.until[order.until] : '',
  ]
  return [W.orders.does[order.does ?? 'pass'], ...about.filter(Boolean)].join(' · ')
}

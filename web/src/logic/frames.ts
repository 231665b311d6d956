// Work that need not be done in the frame that is being made: a long frame is seen, a later one is not.

import { flushSync } from 'svelte'

/** Milliseconds after which it is done even if no frame is drawn, as in a tab that nobody sees. */
const PATIENCE = 150
/** Milliseconds that work of one frame may have taken before what else waits is left to the next. */
const ENOUGH = 1.5

/** What is done later; it may say that the frame which shows it has enough to do with it. */
type Task = () => unknown

const waiting: Task[] = []
let running = false

/** Do something after the frame that is being made, when what waited before it has been done, or `first` of all that waits; what comes
 * back calls it off. */
export function afterFrame(task: Task, first = false): () => void {
  if (first) waiting.unshift(task)
  else waiting.push(task)
  if (!running) drawn(work)
  running = true
  return () => {
    const at = waiting.indexOf(task)
    if (at >= 0) waiting.splice(at, 1)
  }
}

function work(): void {
  const until = performance.now() + ENOUGH
  let enough = false
  try {
    do {
      enough = waiting.shift()?.() === 'enough'
      flushSync() // what it changes belongs to what it takes
    } while (!enough && waiting.length && performance.now() < until)
  } finally {
    running = waiting.length > 0
    if (running) drawn(work)
  }
}

/** Call something once the frame that is being made has been drawn: in the callback itself it would still belong to that frame. */
function drawn(then: () => void): void {
  const timer = window.setTimeout(() => {
    cancelAnimationFrame(frame)
    then()
  }, PATIENCE)
  const frame = requestAnimationFrame(() => {
    window.clearTimeout(timer)
    window.setTimeout(then)
  })
}

/** Steps that come one after another, each when the one before it has been shown. */
export class Steps<Name extends string> {
  private due: Name[] = []
  private stop: () => void = () => {}

  constructor(private readonly take: (name: Name) => void) {}

  /** These are to come; those that wait already keep their place. */
  begin(names: readonly Name[]): void {
    const idle = !this.due.length
    this.due.push(...names.filter((name) => !this.due.includes(name)))
    if (idle) this.next()
  }

  waits(name: Name | undefined): boolean {
    return name !== undefined && this.due.includes(name)
  }

  /** All that wait come now. */
  finish(): void {
    this.stop()
    for (const name of this.due.splice(0)) this.take(name)
  }

  private next(): void {
    this.stop = afterFrame(() => {
      const name = this.due.shift()
      if (name !== undefined) this.take(name)
      flushSync() // what follows from it comes before the next step
      if (this.due.length) this.next()
    }, true) // somebody waits for what is asked
  }
}

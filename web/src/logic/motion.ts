// Pieces move: where each one was before a change and where it is after it (first, last, invert, play).

import { tick } from 'svelte'
import type { Action } from 'svelte/action'
import { ghostOf, zoomed } from './ghost'
import { moving } from '../state/settings.svelte'

interface Was {
  /** What it moves as: in a hand not its number, since those are mixed. */
  key: string
  /** The number by which it is known elsewhere. */
  piece: string | undefined
  rect: DOMRect
  element: HTMLElement
  /** What it lies in, which is drawn as large as it. */
  around: Element | null
}

const MOVED = '[data-moves]'
/** What is drawn larger or smaller, with all that lies in it. */
const DRAWN = '.mats, .hand, .table'
const DURATION = 420
const LEAVING = 12
const NOTHING: ReadonlySet<string> = new Set()
/** So many numbers beat in one frame: more of them say nothing. */
const BEATING = 24

/** If more have only given way, they jump: as many layers cost more than they show. */
const GIVING_WAY = 24

/** Of more pieces only those that a change is about are measured, if that is known: the others would only give way. */
const MEASURED = 48

/** Where everything was before a change; if `about` is there, only what it is about. */
export interface Before {
  were: Map<string, Was>
  about: ReadonlySet<string> | undefined
}

/** Those that are on the way. */
const flying = new Set<HTMLElement>()
/** Those that are no longer drawn, where they were, and will be drawn elsewhere with the next frame. */
let awaited = new Map<string, Was>()

/** What can move. */
const movable = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(MOVED)]
/** Those of them that a change is about, by the numbers of pieces; all of them where that is not known. */
const those = (all: HTMLElement[], about: ReadonlySet<string> | undefined): HTMLElement[] =>
  about ? all.filter(({ dataset }) => about.has(dataset['piece'] ?? '')) : all

/** Where everything that can move is now, by its key; of many only what the change is `about`, by the numbers of pieces. */
export function capture(about?: ReadonlySet<string>): Before | null {
  if (!moving()) return null
  const all = movable()
  const some = all.length > MEASURED ? about : undefined
  const found = new Map<string, Was>()
  for (const element of those(all, some)) {
    const { moves: key = '', piece } = element.dataset
    const was = { key, piece, rect: element.getBoundingClientRect(), element, around: element.closest(DRAWN) }
    for (const name of piece ? [key, piece] : [key]) if (!found.get(name)?.rect.width) found.set(name, was)
  }
  for (const [key, was] of awaited) if (!found.has(key)) found.set(key, was)
  awaited = new Map()
  return { were: found, about: some }
}

/** After the change: what moved glides, what is new appears, what has left fades away, unless it is `lying` there all the
 * same, or is drawn elsewhere `soon`. Everything is measured before anything moves: each measure after a movement would lay the page out anew. */
export async function play({ were: before, about }: Before, lying: ReadonlySet<string> = NOTHING, soon: ReadonlySet<string> = NOTHING): Promise<void> {
  await tick()
  const there = those(movable(), about).map((element) => ({ element, now: element.getBoundingClientRect() }))
  const moved: { element: HTMLElement; from: DOMRect; to: DOMRect; gave: boolean }[] = []
  const fresh: HTMLElement[] = []
  const seen = new Set<string>()
  for (const { element, now } of there) {
    const key = element.dataset['moves']!
    const elsewhere = before.get(element.dataset['piece'] ?? '')
    const was = before.get(key) ?? (elsewhere?.key === element.dataset['piece'] ? elsewhere : undefined) // else another card of a mixed hand
    if (seen.has(key) || !now.width) continue
    seen.add(key)
    before.delete(key)
    if (!was) fresh.push(element)
    else if (Math.hypot(was.rect.left - now.left, was.rect.top - now.top) > 24) {
      moved.push({ element, from: was.rect, to: now, gave: was.element === element }) // who changes the area is drawn anew
    }
  }
  const few = moved.filter((one) => one.gave).length <= GIVING_WAY
  const gliding = moved.filter((one) => few || !one.gave).map((one) => ({ ...one, zoom: zoomed(one.element) })) // asked before anything moves, as it has the styles worked out
  const left = [...before].filter(([key, was]) => key === was.key && !seen.has(was.piece ?? key))
  const gone = left.filter(([, was]) => was.rect.width && !was.element.isConnected && !was.element.dataset['motion'])
  awaited = new Map(gone.filter(([key]) => soon.has(key)))
  const leaving = gone.filter(([key, was]) => !awaited.has(key) && !lying.has(was.piece ?? '')).slice(0, LEAVING).map(([, was]) => ({ was, zoom: was.around ? zoomed(was.around) : 1 }))
  for (const element of fresh) appear(element)
  for (const one of gliding) glide(one.element, one.from, one.to, one.zoom)
  for (const one of leaving) leave(one.was, one.zoom)
}

function glide(element: HTMLElement, from: DOMRect, to: DOMRect, zoom: number): void {
  const move = `translate(${(from.left - to.left) / zoom}px, ${(from.top - to.top) / zoom}px)`
  // what is animated beside the transform would have to be painted frame by frame
  element.style.zIndex = '5'
  // what is on the way already goes on from where it is
  const composite = flying.has(element) ? 'add' : 'replace'
  const gliding = element.animate([{ transform: move }, { transform: 'none' }], { duration: DURATION, easing: 'cubic-bezier(.3,.7,.2,1)', composite })
  flying.add(element)
  gliding.onfinish = gliding.oncancel = () => {
    element.style.zIndex = ''
    flying.delete(element)
  }
}

function appear(element: HTMLElement): void {
  const from = element.dataset['motion'] === 'roll' ? 'rotate(200deg) scale(.4)' : 'scale(.4)'
  element.animate(
    [
      { opacity: 0, transform: from },
      { opacity: 1, transform: 'none' },
    ],
    { duration: DURATION, easing: 'cubic-bezier(.2,1.4,.4,1)' },
  )
}

/** A picture of what is no longer there, for as long as it takes to fade. */
function leave(was: Was, zoom: number): void {
  const ghost = ghostOf(was.element, zoom)
  const [left, top, width, height] = [was.rect.left, was.rect.top, was.rect.width, was.rect.height].map((length) => length / zoom)
  const place = { position: 'fixed', margin: '0', zIndex: '40', pointerEvents: 'none' }
  Object.assign(ghost.style, place, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` })
  document.body.append(ghost)
  const fading = ghost.animate(
    [
      { opacity: 1, transform: 'none' },
      { opacity: 0, transform: 'translateY(-0.8rem) scale(.7)' },
    ],
    { duration: DURATION, easing: 'ease-in' },
  )
  fading.onfinish = fading.oncancel = () => ghost.remove()
}

let beating = 0

/** A number that becomes another one beats once. */
export const beats: Action<HTMLElement, number | undefined> = (node, given) => {
  let was = given
  return {
    update: (now) => {
      if (now !== was && moving()) beat(node)
      was = now
    },
  }
}

function beat(element: HTMLElement): void {
  if (!beating) requestAnimationFrame(() => (beating = 0))
  beating += 1
  if (beating > BEATING) return
  element.animate([{ transform: 'none' }, { transform: 'scale(1.35)' }, { transform: 'none' }], {
    duration: DURATION,
    easing: 'ease-out',
  })
}

import { afterEach, expect, test, vi } from 'vitest'
import { endsInSight } from '../src/logic/end'

/** A box of which 100 are seen, and what the browser would tell about it. */
function box() {
  let scrolled = () => {}
  let grown = () => {}
  vi.stubGlobal('ResizeObserver', class {
    constructor(tell: () => void) {
      grown = tell
    }
    observe() {}
    disconnect() {}
  })
  const list = {
    children: [], scrollTop: 0, scrollHeight: 0, clientHeight: 100,
    addEventListener: (_: string, tell: () => void) => (scrolled = tell),
    removeEventListener: () => {},
  }
  endsInSight(list as unknown as HTMLElement)
  const grow = (by: number) => {
    list.scrollHeight += by
    grown()
    list.scrollTop = Math.min(list.scrollTop, list.scrollHeight - list.clientHeight)
  }
  const scroll = (to: number) => {
    list.scrollTop = to
    scrolled()
  }
  return { list, grow, scroll, told: () => scrolled() }
}

afterEach(() => vi.unstubAllGlobals())

test('the end stays in sight although the browser tells of scrolling when more has come', () => {
  const { list, grow, told } = box()
  grow(300)
  expect(list.scrollTop).toBe(200)
  list.scrollHeight += 50 // the next line is there before the browser tells
  told()
  grow(0)
  expect(list.scrollTop).toBe(250)
})

test('whoever has gone back to read stays there until they return to the end', () => {
  const { list, grow, scroll } = box()
  grow(300)
  scroll(200)
  scroll(40)
  grow(50)
  expect(list.scrollTop).toBe(40)
  scroll(180) // further down, and not yet at the end
  grow(50)
  expect(list.scrollTop).toBe(180)
  scroll(300)
  grow(50)
  expect(list.scrollTop).toBe(350)
})

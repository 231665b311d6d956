import { expect, test, vi } from 'vitest'
import { whileSeen } from '../src/logic/polling'

test('something is asked again only while the page is in sight, and at once when it comes back', () => {
  vi.useFakeTimers()
  const [page, asks] = [Object.assign(new EventTarget(), { hidden: false }), vi.fn()]
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('document', page)
  const turn = (hidden: boolean) => {
    page.hidden = hidden
    page.dispatchEvent(new Event('visibilitychange'))
  }
  const ends = whileSeen(asks, 1000)
  expect(asks).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(2000)
  expect(asks).toHaveBeenCalledTimes(3)
  turn(true)
  vi.advanceTimersByTime(5000)
  expect(asks).toHaveBeenCalledTimes(3)
  turn(false)
  expect(asks).toHaveBeenCalledTimes(4)
  vi.advanceTimersByTime(1000)
  expect(asks).toHaveBeenCalledTimes(5)
  ends()
  turn(false)
  vi.advanceTimersByTime(5000)
  expect(asks).toHaveBeenCalledTimes(5)
})

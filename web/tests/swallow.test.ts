import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { swallow } from '../src/logic/swallow'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', Object.assign(new EventTarget(), { setTimeout, clearTimeout }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Click, and return whether that still meant something. */
const clicks = () => window.dispatchEvent(new Event('click', { cancelable: true }))

test('the click with which a gesture ends is swallowed, and no other', () => {
  swallow()
  expect([clicks(), clicks()]).toEqual([false, true])
})

test('a click after another press is meant, however soon it comes', () => {
  swallow()
  window.dispatchEvent(new Event('pointerdown'))
  expect(clicks()).toBe(true)
})

test('nothing is swallowed later', () => {
  swallow()
  vi.advanceTimersByTime(100)
  expect(clicks()).toBe(true)
})

import { expect, test, vi } from 'vitest'
import { boxOf, forget } from '../src/logic/measured'

test('an element is measured once a frame, and when what is known has been forgotten', () => {
  const frames: (() => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (does: () => void) => frames.push(does))
  vi.stubGlobal('cancelAnimationFrame', () => {})
  const measure = vi.fn(() => ({ left: measure.mock.calls.length }))
  const card = { getBoundingClientRect: measure } as unknown as Element
  expect([boxOf(card).left, boxOf(card).left, frames.length]).toEqual([1, 1, 1])
  frames.pop()!()
  expect([boxOf(card).left, boxOf(card).left, frames.length]).toEqual([2, 2, 1])
  forget()
  expect(boxOf(card).left).toBe(3)
})

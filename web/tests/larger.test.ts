// On a telephone the cards of a mat are as large as all of it is still seen.
import { describe, expect, it } from 'vitest'
import { larger } from '../src/logic/larger'

/** A mat of a height whose cards are so high when they are not larger. */
function mat(room: number, cards: number): HTMLElement {
  const style = new Map<string, string>()
  const size = () => Number(style.get('--larger') ?? 1)
  return {
    style: { setProperty: (name: string, value: string) => style.set(name, value), removeProperty: (name: string) => style.delete(name) },
    clientHeight: room,
    get scrollHeight() {
      return Math.max(room, cards * size())
    },
    get larger() {
      return size()
    },
  } as unknown as HTMLElement
}

describe('larger', () => {
  it('takes the largest size with which each mat needs no scrolling', () => {
    const all = [mat(200, 100), mat(200, 150), mat(200, 170), mat(200, 190)]
    larger(all)
    expect(all.map((one) => (one as unknown as { larger: number }).larger)).toEqual([1.6, 1.3, 1.15, 1])
  })
  it('lets one that has become full be as small as it was', () => {
    const one = mat(200, 500)
    one.style.setProperty('--larger', '1.6')
    larger([one])
    expect((one as unknown as { larger: number }).larger).toBe(1)
  })
})

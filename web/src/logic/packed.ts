// A whole deck in a link: deflated, in letters that an address may have.

import { LONGEST } from './decktext'

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const writer = stream.writable.getWriter()
  const fed = writer.write(bytes).then(() => writer.close())
  fed.catch(() => undefined) // the reader tells what went wrong
  const found: number[] = []
  const reader = stream.readable.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return new Uint8Array(found)
    if (found.length + value.length > most) {
      void reader.cancel()
      throw new RangeError('too long')
    }
    found.push(...value)
  }
}

export async function packed(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'), 4 * LONGEST)
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The text in a link; null for a link that holds none, or more than a deck can be. */
export async function unpacked(text: string): Promise<string | null> {
  if (text.length > 4 * LONGEST) return null
  try {
    const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = await through(Uint8Array.from(plain, (letter) => letter.charCodeAt(0)), new DecompressionStream('deflate-raw'), 4 * LONGEST)
    const found = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return found.length <= LONGEST ? found : null
  } catch {
    return null
  }
}

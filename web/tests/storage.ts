// A local storage for tests: what is kept are its own keys, as in a browser.

export function storage(kept: Record<string, string> = {}, full: () => boolean = () => false): Storage {
  const ways = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      if (full()) throw new Error('full')
      kept[key] = value
    },
    removeItem: (key: string) => void delete kept[key],
  }
  return new Proxy(kept, { get: (_, name) => ways[name as keyof typeof ways] ?? kept[name as string] }) as unknown as Storage
}

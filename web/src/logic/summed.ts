// What happened in one line.

const [BETWEEN, BEFORE] = [' · ', '… ']

/** The newest of some lines, as many as there is room for by their letters, oldest first; at least the newest. */
export function summed(texts: string[], room: number): string {
  let from = Math.max(0, texts.length - 1)
  while (from > 0 && texts.slice(from - 1).join(BETWEEN).length <= room) from -= 1
  return (from > 0 ? BEFORE : '') + texts.slice(from).join(BETWEEN)
}

// Letters that tell names apart, for badges with room for one or two of them.

/** One or two letters for each name; of “Player 3” the number. */
export function initials(names: string[]): string[] {
  const short = names.map((name) => {
    const words = name.trim().split(/\s+/)
    return words.length > 1 && words.at(-1)!.length < 3 ? words.at(-1)! : name.trim()
  })
  return short.map((name) => {
    const alike = short.filter((other) => other.slice(0, 1).toLowerCase() === name.slice(0, 1).toLowerCase())
    return name.slice(0, alike.length > 1 ? 2 : 1).replace(/^./, (letter) => letter.toUpperCase())
  })
}

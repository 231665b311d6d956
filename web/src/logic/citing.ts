// Numbers of rules and decisions in a text: each can be followed to what it is.

/** “R-087”, “D-920”, “VR-6.5”, “C-019”. */
const CITED = /\b([A-Z]{1,3}-\d+(?:\.\d+)*)\b/

/** A text in parts: each second one is a number that is known. */
export function cited(text: string, known: (id: string) => boolean): string[] {
  const found = ['']
  for (const [at, part] of text.split(CITED).entries()) {
    if (at % 2 && known(part)) found.push(part, '')
    else found[found.length - 1] += part
  }
  return found
}

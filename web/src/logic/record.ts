// Records as text: one line a choice.

/** The record of a game up to a number of choices; what is left out has not happened yet. */
export function upTo(text: string, choices: number): string {
  const kept: string[] = []
  let made = 0
  for (const line of text.trimEnd().split('\n')) {
    const chosen = kept.length > 0 && 'choice' in (JSON.parse(line) as object)
    if (chosen && made === choices) break
    made += Number(chosen)
    if (kept.length === 0 || chosen || 'chance' in (JSON.parse(line) as object)) kept.push(line)
  }
  return `${kept.join('\n')}\n`
}

/** Whether a game has come to its end in a record. */
export const finished = (text: string): boolean => /^\{"result"/m.test(text)

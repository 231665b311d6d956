// How a list is divided among seats: neighbours stay together, as evenly as it goes.

export function among<T>(list: T[], seats: number): T[][] {
  const found: T[][] = Array.from({ length: seats }, () => [])
  list.forEach((one, at) => found[Math.floor((at * seats) / list.length)]!.push(one))
  return found
}

// Something of many parts, each of which calls only those who have looked at it.

/** The same parts as signals of their own: putting in what is there already calls nobody. */
export function parts<T extends object>(start: T): T {
  const found = {} as T
  for (const name of Object.keys(start) as (keyof T)[]) {
    let value = $state.raw(start[name])
    Object.defineProperty(found, name, { enumerable: true, get: () => value, set: (put: T[typeof name]) => (value = put) })
  }
  return found
}

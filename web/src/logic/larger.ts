// On a telephone a mat with few cards shows them larger: as large as all of it is still seen.

/** How much larger, from the most. */
export const LARGER = [1.6, 1.3, 1.15]

/** Each mat by itself: all are laid out at once for each size, as each time costs a frame. */
export function larger(mats: HTMLElement[], sizes: readonly number[] = LARGER): void {
  let left = mats
  for (const size of sizes) {
    for (const mat of left) mat.style.setProperty('--larger', String(size))
    left = left.filter((mat) => mat.scrollHeight > mat.clientHeight)
    if (!left.length) return
  }
  for (const mat of left) mat.style.removeProperty('--larger')
}

// Mats side by side on a telephone, one of them in sight; -1 is what belongs to all.

const lies = (seat: number): string => `[data-mat="${seat < 0 ? 'all' : seat}"]`

/** On a mat that is scrolled: the first card that can be chosen comes into sight. */
export function showChosen(around: HTMLElement | undefined, seat: number): void {
  around?.querySelector(`${lies(seat)} .zone [data-glow]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** On a mat that one has gone to with something held: the first piece that takes it comes into sight. */
export function showTaking(around: HTMLElement | undefined, seat: number): void {
  const [mat, piece] = [lies(seat), `${lies(seat)} [data-drop]`].map((one) => around?.querySelector<HTMLElement>(one))
  if (!mat || !piece) return
  const top = piece.getBoundingClientRect().top - mat.getBoundingClientRect().top
  if (top + piece.offsetHeight > mat.clientHeight - Number.parseFloat(getComputedStyle(mat).paddingBottom)) mat.scrollTop += top
}

/** Go to a mat. */
export function showMat(around: HTMLElement | undefined, seat: number, smooth: boolean): void {
  around?.querySelector(lies(seat))?.scrollIntoView({ block: 'nearest', inline: 'start', behavior: smooth ? 'smooth' : 'auto' })
}

/** Which mat a swipe has come to. */
export function matInSight(around: HTMLElement): number | null {
  const middle = around.scrollLeft + around.clientWidth / 2
  const there = [...around.querySelectorAll<HTMLElement>('[data-mat]')].find((one) => one.offsetLeft <= middle && middle < one.offsetLeft + one.offsetWidth)
  const mat = there?.dataset['mat']
  return mat === undefined ? null : mat === 'all' ? -1 : Number(mat)
}

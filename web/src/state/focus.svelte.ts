// Where the keyboard is: an option that is answered gives its focus to what is asked next.

export interface Asking {
  /** Which question it is. */
  which: string
  /** Whether an answer is on its way. */
  busy: boolean
  /** The list of the options. */
  options: HTMLElement | undefined
}

/** Let keys go on at the same option of the next question, else at its first one, or at the question itself. */
export function keepFocus(asking: () => Asking): void {
  let left: string | null = null
  $effect.pre(() => {
    const here = asking().busy ? document.activeElement : null
    if (!(here instanceof HTMLElement)) return
    if (!here.matches(':focus-visible')) here.blur() // else its style, and that of all that has changed by then, is asked for when it goes
    else if (here.matches('[data-notation]')) left = here.getAttribute('data-notation')
  })
  $effect(() => {
    const { busy, options } = asking()
    if (busy || !options || left === null) return
    const same = `[data-notation="${CSS.escape(left)}"]`
    left = null
    if (document.activeElement !== document.body) return
    const next = options.parentElement?.querySelector<HTMLElement>(same) ?? options.querySelector<HTMLElement>('[data-notation]')
    ;(next ?? document.getElementById('question'))?.focus({ preventScroll: true })
  })
}

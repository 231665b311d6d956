// Texts that go to the clipboard, and that they have gone there, for as long as it takes to read that.

const SAID = 2000

/** Copy by a field that is selected for a moment: an address without encryption has no other way. A field outside an open
 * dialog could not be selected. */
function bySelection(text: string): boolean {
  const field = document.createElement('textarea')
  const [focused, place] = [document.activeElement, document.activeElement?.closest('dialog') ?? document.body]
  Object.assign(field.style, { position: 'fixed', opacity: '0' })
  field.value = text
  place.append(field)
  field.select()
  const done = document.execCommand('copy')
  field.remove()
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  return done
}

export class Copying {
  /** Whether a text has just been copied. */
  done = $state(false)
  private timer = 0

  /** Copy a text; where the browser allows no way, show it under a label to be copied by hand. */
  async copy(text: string, label: string): Promise<void> {
    const done = await navigator.clipboard?.writeText(text).then(() => true, () => false)
    if (!done && !bySelection(text)) return void window.prompt(label, text)
    this.done = true
    window.clearTimeout(this.timer)
    this.timer = window.setTimeout(() => (this.done = false), SAID)
  }
}

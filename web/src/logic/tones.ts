// Tones made here: no file is fetched.

/** When a tone begins, how high it is, how long it lasts: in seconds and hertz. */
export type Tone = readonly [number, number, number]

let context: AudioContext | null = null

/** Make tones. A browser lets a page be heard once somebody has done something in it, and keeps it silent until it asks again. */
export function play(tones: readonly Tone[], type: OscillatorType, loud: number): void {
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  const start = context.currentTime
  for (const [at, pitch, long] of tones) {
    const tone = context.createOscillator()
    const volume = context.createGain()
    tone.type = type
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(0, start + at)
    volume.gain.linearRampToValueAtTime(loud, start + at + 0.01)
    volume.gain.exponentialRampToValueAtTime(0.0001, start + at + long)
    tone.connect(volume).connect(context.destination)
    tone.start(start + at)
    tone.stop(start + at + long + 0.02)
  }
}

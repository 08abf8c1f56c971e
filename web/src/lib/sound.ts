/** One small sound, made here: two notes of a bell. */
let context: AudioContext | undefined

export function beep(): void {
  try {
    context ??= new AudioContext()
    void context.resume()
    note(context, 659, 0)
    note(context, 880, 0.14)
  } catch {
    // no sound device: nothing to hear
  }
}

function note(on: AudioContext, pitch: number, after: number): void {
  const at = on.currentTime + after
  const tone = new OscillatorNode(on, { type: 'sine', frequency: pitch })
  const loudness = new GainNode(on, { gain: 0 })
  loudness.gain.setValueAtTime(0, at)
  loudness.gain.linearRampToValueAtTime(0.12, at + 0.02)
  loudness.gain.exponentialRampToValueAtTime(0.001, at + 0.5)
  tone.connect(loudness).connect(on.destination)
  tone.start(at)
  tone.stop(at + 0.5)
}

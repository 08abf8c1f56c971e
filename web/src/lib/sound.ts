/** Playing sounds of our own making (`tools/sounds.py`). Each is fetched when it is first to be heard. */
const FILES = import.meta.glob<string>('../sounds/*.wav', { query: '?url', import: 'default', eager: true })
const LOUD = 0.6

let context: AudioContext | undefined
const heard = new Map<string, Promise<AudioBuffer>>()

export async function play(name: string): Promise<void> {
  try {
    context ??= new AudioContext()
    void context.resume()
    const source = new AudioBufferSourceNode(context, { buffer: await loaded(context, name) })
    source.connect(new GainNode(context, { gain: LOUD })).connect(context.destination)
    source.start()
  } catch {
    // no sound device, or nobody to ask for the file: nothing to hear
  }
}

function loaded(on: AudioContext, name: string): Promise<AudioBuffer> {
  const known = heard.get(name)
  if (known) return known
  const asked = fetch(FILES[`../sounds/${name}.wav`]!).then(async (answer) => on.decodeAudioData(await answer.arrayBuffer()))
  asked.catch(() => heard.delete(name))
  heard.set(name, asked)
  return asked
}

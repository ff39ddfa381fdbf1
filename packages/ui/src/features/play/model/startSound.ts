import type { SceneSound } from '@kathasagar/story/vocabulary'

const FADE_S = 1.2
/** Length of the noise loop, in seconds. Shorter loops would sound repetitive. */
const NOISE_S = 6

type Colour = 'white' | 'brown' | 'crackle'

const NEXT: Readonly<Record<Colour, (before: number) => number>> = {
  white: () => Math.random() * 2 - 1,
  // Random walk that returns to zero. It has less treble and sounds like water or wind.
  brown: (before) => (before + 0.02 * (Math.random() * 2 - 1)) / 1.02,
  crackle: () => (Math.random() < 0.0004 ? Math.random() * 2 - 1 : 0),
}

function noiseOf(context: BaseAudioContext, colour: Colour): AudioBufferSourceNode {
  const buffer = context.createBuffer(1, context.sampleRate * NOISE_S, context.sampleRate)
  const samples = buffer.getChannelData(0)
  let sample = 0
  for (let at = 0; at < samples.length; at += 1) {
    sample = NEXT[colour](sample)
    samples[at] = sample
  }
  return new AudioBufferSourceNode(context, { buffer, loop: true })
}

interface Layer {
  colour: Colour
  filter: BiquadFilterOptions & { type: BiquadFilterType }
  gain: number
  /** Amplitude and frequency of the slow change of the filter, in hertz. */
  sway?: { by: number; often: number }
}

const LAYERS: Readonly<Record<SceneSound, readonly Layer[]>> = {
  rain: [
    { colour: 'white', filter: { type: 'bandpass', frequency: 3200, Q: 0.4 }, gain: 0.09 },
    { colour: 'crackle', filter: { type: 'bandpass', frequency: 1800, Q: 3 }, gain: 0.35 },
  ],
  river: [
    {
      colour: 'brown',
      filter: { type: 'bandpass', frequency: 520, Q: 0.6 },
      gain: 1.3,
      sway: { by: 220, often: 0.13 },
    },
    { colour: 'brown', filter: { type: 'lowpass', frequency: 180 }, gain: 0.35 },
  ],
  fire: [
    { colour: 'brown', filter: { type: 'lowpass', frequency: 240 }, gain: 0.5 },
    { colour: 'crackle', filter: { type: 'bandpass', frequency: 2600, Q: 1.2 }, gain: 0.6 },
  ],
}

function addLayer(context: BaseAudioContext, out: AudioNode, layer: Layer): void {
  const { colour, filter: options, gain, sway } = layer
  const noise = noiseOf(context, colour)
  const filter = new BiquadFilterNode(context, options)
  noise.connect(filter).connect(new GainNode(context, { gain })).connect(out)
  noise.start()
  if (!sway) return
  const slow = new OscillatorNode(context, { frequency: sway.often })
  slow.connect(new GainNode(context, { gain: sway.by })).connect(filter.frequency)
  slow.start()
}

const GESTURES = ['pointerup', 'keydown'] as const

/** Resumes a blocked audio context on the next user gesture. Returns a function to cancel this. */
function resumeWhenPressed(context: AudioContext): () => void {
  const giveUp = () => GESTURES.forEach((wish) => removeEventListener(wish, resume))
  const resume = () => void context.resume().then(giveUp)
  GESTURES.forEach((wish) => addEventListener(wish, resume))
  return giveUp
}

/** Fades in a synthesized sound. Returns a function that fades it out. */
export function startSound(sound: SceneSound): () => void {
  const context = new AudioContext()
  const loudness = new GainNode(context, { gain: 0 })
  const { gain } = loudness
  gain.setTargetAtTime(1, context.currentTime, FADE_S / 4)
  for (const layer of LAYERS[sound]) addLayer(context, loudness, layer)
  loudness.connect(context.destination)
  const giveUp = context.state === 'suspended' ? resumeWhenPressed(context) : () => {}
  return () => {
    giveUp()
    // Fades from the current level, because an abrupt change would click.
    gain.setTargetAtTime(0, context.currentTime, FADE_S / 4)
    setTimeout(() => void context.close(), FADE_S * 1000)
  }
}

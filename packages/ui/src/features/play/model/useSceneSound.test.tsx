import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'

import { useSceneSound } from './useSceneSound.ts'

let begun: { loudness: number; context: AudioContextDouble }[] = []

class NodeDouble {
  frequency = {}
  gain = { setTargetAtTime: (loudness: number) => this.#become(loudness) }
  readonly #context: AudioContextDouble

  constructor(context: AudioContextDouble) {
    this.#context = context
  }
  #become(loudness: number) {
    const sound = begun.find(({ context }) => context === this.#context)
    if (sound) sound.loudness = loudness
    else begun.push({ loudness, context: this.#context })
  }
  connect = <Node,>(next: Node) => next
  start() {}
}

let first: AudioContextState = 'running'
class AudioContextDouble {
  sampleRate = 100
  currentTime = 0
  state = first
  destination = {}
  createBuffer = () => ({ getChannelData: () => new Float32Array(100) })
  resume = vi.fn(async () => void (this.state = 'running'))
  close = vi.fn()
}

vi.stubGlobal('AudioContext', AudioContextDouble)
for (const node of ['GainNode', 'BiquadFilterNode', 'AudioBufferSourceNode', 'OscillatorNode'])
  vi.stubGlobal(node, NodeDouble)

type Heard = Parameters<typeof useSceneSound>
const hear = (...[sound, isOn]: Heard) =>
  renderHook(({ given }: { given: Heard }) => useSceneSound(...given), {
    initialProps: { given: [sound, isOn] },
  })
const loudnesses = () => begun.map(({ loudness }) => loudness)
const untilHeard = async (...expected: number[]) => {
  await expect.poll(loudnesses).toEqual(expected)
}

beforeEach(() => {
  begun = []
  first = 'running'
})

test('plays the sound of a scene only if sound is enabled', async () => {
  const { rerender } = hear('rain', false)
  expect(begun).toEqual([])

  rerender({ given: ['rain', true] })

  await untilHeard(1)
})

test('continues a sound in the next scene and stops it if the sound changes', async () => {
  const { rerender } = hear('river', true)
  await untilHeard(1)
  rerender({ given: ['river', true] })
  expect(loudnesses()).toEqual([1])

  rerender({ given: ['fire', true] })

  await untilHeard(0, 1)
})

test.each<[string, Heard]>([
  ['in a scene without a sound', [undefined, true]],
  ['if sound is turned off', ['rain', false]],
])('stops the sound %s', async (_where, given) => {
  const { rerender } = hear('rain', true)
  await untilHeard(1)

  rerender({ given })

  expect(loudnesses()).toEqual([0])
})

test('does not start a sound after the player has left the scene', async () => {
  hear('rain', true).unmount()
  hear('fire', true)

  await untilHeard(1)
  expect(begun).toHaveLength(1)
})

test.each(['pointerup', 'keydown'])(
  'starts the sound once after %s if the browser has blocked audio',
  async (press) => {
    first = 'suspended'
    hear('rain', true)
    await untilHeard(1)
    const resume = begun[0]?.context.resume
    expect(resume).not.toHaveBeenCalled()

    dispatchEvent(new Event(press))
    await expect.poll(() => begun[0]?.context.state).toBe('running')
    dispatchEvent(new Event(press))

    expect(resume).toHaveBeenCalledOnce()
  },
)

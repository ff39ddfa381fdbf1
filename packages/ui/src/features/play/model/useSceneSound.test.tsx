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

test('a scene is heard by who has turned sound on, and by nobody else', async () => {
  const { rerender } = hear('rain', false)
  expect(begun).toEqual([])

  rerender({ given: ['rain', true] })

  await untilHeard(1)
})

test('a sound goes on through scenes that have it, and goes with the first that has another', async () => {
  const { rerender } = hear('river', true)
  await untilHeard(1)
  rerender({ given: ['river', true] })
  expect(loudnesses()).toEqual([1])

  rerender({ given: ['fire', true] })

  await untilHeard(0, 1)
})

test.each<[string, Heard]>([
  ['in a scene that has none', [undefined, true]],
  ['where sound is turned off', ['rain', false]],
])('it goes %s', async (_where, given) => {
  const { rerender } = hear('rain', true)
  await untilHeard(1)

  rerender({ given })

  expect(loudnesses()).toEqual([0])
})

test('who has left before it could begin hears nothing', async () => {
  hear('rain', true).unmount()
  hear('fire', true)

  await untilHeard(1)
  expect(begun).toHaveLength(1)
})

test.each(['pointerup', 'keydown'])(
  'where the browser waits for a press, %s begins it, and is listened to no longer',
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

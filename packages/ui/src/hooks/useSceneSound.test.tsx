import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'

import { useSceneSound } from './useSceneSound.ts'

const end = vi.fn()
const startSound = vi.fn((_sound: string) => end)
vi.mock('../play/startSound.ts', () => ({ startSound: (sound: string) => startSound(sound) }))
vi.stubGlobal('AudioContext', class {})

type Heard = Parameters<typeof useSceneSound>
const hear = (...[sound, isOn]: Heard) =>
  renderHook(({ given }: { given: Heard }) => useSceneSound(...given), {
    initialProps: { given: [sound, isOn] },
  })

beforeEach(() => vi.clearAllMocks())

test('a scene is heard by who has turned sound on, and by nobody else', async () => {
  const { rerender } = hear('rain', false)
  expect(startSound).not.toHaveBeenCalled()

  rerender({ given: ['rain', true] })

  await vi.waitFor(() => expect(startSound).toHaveBeenCalledExactlyOnceWith('rain'))
})

test('a sound goes on through scenes that have it, and ends with the first that has another', async () => {
  const { rerender } = hear('river', true)
  await vi.waitFor(() => expect(startSound).toHaveBeenCalledOnce())
  rerender({ given: ['river', true] })
  expect(end).not.toHaveBeenCalled()

  rerender({ given: ['fire', true] })

  expect(end).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(startSound).toHaveBeenLastCalledWith('fire'))
})

test.each<[string, Heard]>([
  ['in a scene that has none', [undefined, true]],
  ['where sound is turned off', ['rain', false]],
])('it ends %s', async (_where, given) => {
  const { rerender } = hear('rain', true)
  await vi.waitFor(() => expect(startSound).toHaveBeenCalledOnce())

  rerender({ given })

  expect(end).toHaveBeenCalledOnce()
})

test('who has left before it could begin hears nothing', async () => {
  hear('rain', true).unmount()
  const { rerender } = hear('fire', true)

  await vi.waitFor(() => expect(startSound).toHaveBeenCalledExactlyOnceWith('fire'))
  rerender({ given: [undefined, true] })
})

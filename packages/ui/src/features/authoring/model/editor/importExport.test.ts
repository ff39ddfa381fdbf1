import { expect, test } from 'vitest'

import { exchangeAt } from './importExport.ts'

const KEPT = `/api/v1/images/plates/${'a'.repeat(64)}.webp`
const door = new Uint8Array([1, 2, 3])
const wall = new Uint8Array([4, 5])

const exchange = exchangeAt({
  about: async () => undefined,
  taxonomy: () => ({ categories: [], tags: [] }),
  keepPicture: async (bytes) =>
    bytes.length === door.length ? { image_url: KEPT } : { fault: 'it is not a picture' },
  readPicture: async () => null,
  keepPage: async () => ({ fault: '' }),
})

const PICTURED =
  ':: Start\n<img src="door.png" alt="A door">Two doors.\n[[Hall]]\n\n:: Hall\n<img src="wall.png">A lamp.\n'

test('uploads images during an import, and reports the name of an image that failed', async () => {
  const steps: string[] = []
  const read = await exchange.read(
    [
      { name: 'a.twee', bytes: new TextEncoder().encode(PICTURED) },
      { name: 'door.png', bytes: door },
      { name: 'wall.png', bytes: wall },
    ],
    { signal: new AbortController().signal, onProgress: ({ step }) => steps.push(step) },
  )
  if ('code' in read) throw new Error(read.message)

  const { structure, notes } = read
  expect(structure.plates).toEqual({ door: { image: KEPT, alt: 'A door' } })
  expect(structure.nodes['Start']?.plate).toBe('door')
  expect(structure.nodes['Hall']?.plate).toBeUndefined()
  expect(notes).toContainEqual(
    expect.objectContaining({ message: 'A picture was left out: it is not a picture.' }),
  )
  expect(steps.at(-1)).toBe('keeping')
})

test('uploads no image after the import was aborted', async () => {
  const stop = new AbortController()
  stop.abort()

  const read = exchange.read(
    [
      { name: 'a.twee', bytes: new TextEncoder().encode(PICTURED) },
      { name: 'door.png', bytes: door },
    ],
    { signal: stop.signal, onProgress: () => {} },
  )

  await expect(read).rejects.toThrow(/abort/iu)
})

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
  keepPage: async () => null,
})

const LINKS = Array.from({ length: 13 }, (_, at) => `[[Way ${at}->Hall]]`).join('\n')
const TWEE = `:: Start\nTwo doors.\n${LINKS}\n\n:: Hall\nA lamp.\n`

test('a story that was read can be had without its mends, and with them again', async () => {
  const bytes = new TextEncoder().encode(TWEE)
  const read = await exchange.read([{ name: 'a.twee', bytes }], {
    signal: new AbortController().signal,
    onProgress: () => {},
  })
  if ('code' in read) throw new Error(read.message)
  const ids = new Set(read.mends.map(({ id }) => id))

  const scenesOf = (left: ReadonlySet<string>) => Object.keys(read.without(left).structure.nodes)
  expect(scenesOf(new Set())).toEqual(['Start', 'Start, part 2', 'Hall'])
  expect(scenesOf(ids)).toEqual(['Start', 'Hall'])
  expect(read.without(ids).structure.nodes['Start']?.choices).toHaveLength(13)
})

const PICTURED =
  ':: Start\n<img src="door.png" alt="A door">Two doors.\n[[Hall]]\n\n:: Hall\n<img src="wall.png">A lamp.\n'

test('pictures are kept while a story is read, and one that is not is named', async () => {
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

  const { structure, notes } = read.without(new Set())
  expect(structure.plates).toEqual({ door: { image: KEPT, alt: 'A door' } })
  expect(structure.nodes['Start']?.plate).toBe('door')
  expect(structure.nodes['Hall']?.plate).toBeUndefined()
  expect(notes).toContainEqual(
    expect.objectContaining({ message: 'A picture was left out: it is not a picture.' }),
  )
  expect(steps.at(-1)).toBe('keeping')
})

test('no picture is sent once nobody waits for the story', async () => {
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

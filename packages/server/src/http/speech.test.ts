import { expect, test } from 'vitest'

import { openTestApp } from '../test/openTestApp.ts'

const product = await openTestApp()
const url = `/speech/${'a'.repeat(64)}.mp3`
const audio = Buffer.from('0123456789')
await product.ports.store.repositories.spokenTexts.keepAudio({
  hash: 'a'.repeat(64),
  audio,
  kept_at: new Date(),
  most: 1e9,
})

const listen = (range?: string) => product.app.inject({ url, headers: range ? { range } : {} })

test('what was read aloud comes whole to who asks for all of it, and may be asked for in parts', async () => {
  const { statusCode, headers, rawPayload } = await listen()

  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({ 'content-type': 'audio/mpeg', 'accept-ranges': 'bytes' })
  expect(rawPayload.equals(audio)).toBe(true)
})

test.for([
  ['bytes=0-1', '01', 'bytes 0-1/10'],
  ['bytes=4-', '456789', 'bytes 4-9/10'],
  ['bytes=8-99', '89', 'bytes 8-9/10'],
  ['bytes=-3', '789', 'bytes 7-9/10'],
  ['bytes=-99', '0123456789', 'bytes 0-9/10'],
] as const)('a player that asks for %s is sent that part', async ([range, part, said]) => {
  const { statusCode, headers, payload } = await listen(range)

  expect([statusCode, payload]).toEqual([206, part])
  expect(headers).toMatchObject({ 'content-range': said, 'content-length': String(part.length) })
})

test.each(['bytes=10-', 'bytes=-0'])(
  'the part %s, which is not there, is refused',
  async (range) => {
    const { statusCode, headers, payload } = await listen(range)

    expect([statusCode, payload]).toEqual([416, ''])
    expect(headers['content-range']).toBe('bytes */10')
  },
)

test.each(['bytes=5-2', 'bytes=-', 'bytes=0-1,4-5', 'seconds=0-1'])(
  'whoever asks for %s is sent all of it',
  async (range) => {
    const { statusCode, payload } = await listen(range)

    expect([statusCode, payload]).toEqual([200, '0123456789'])
  },
)

import { brotliDecompressSync } from 'node:zlib'

import { expect, test } from 'vitest'

import { openTestApp } from '../test/openTestApp.ts'

const URL = '/weights/topics.bin'

const product = await openTestApp()

test('what was learnt of words about playing is the same for every browser, packed or not', async () => {
  const learnt = Buffer.from(product.ports.topicWeights())
  const plain = await product.app.inject({ url: URL })
  const packed = await product.app.inject({ url: URL, headers: { 'accept-encoding': 'gzip, br' } })

  expect([plain.statusCode, packed.statusCode]).toEqual([200, 200])
  expect(plain.rawPayload.equals(learnt)).toBe(true)
  expect(packed.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(packed.rawPayload).equals(learnt)).toBe(true)
})

test('a cache keeps it for a day, each form of it apart', async () => {
  const { headers } = await product.app.inject({ url: URL })

  expect(headers['cache-control']).toBe('public, max-age=86400')
  expect(headers['vary']).toContain('accept-encoding')
})

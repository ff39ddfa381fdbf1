import { afterEach, expect, test, vi } from 'vitest'

import { cachePlay } from './cachePlay.ts'

const cache = { match: async () => undefined }
const asked = vi.fn(async () => ({ data: { play: null } }))
const keep = () => cachePlay({ dispatch: asked as never, owner: 'tara', session_id: 'one' })

afterEach(() => {
  asked.mockClear()
  vi.unstubAllGlobals()
})

test('stores a story if the device has a cache', async () => {
  vi.stubGlobal('caches', { open: async () => cache })
  vi.stubGlobal('navigator', {})
  await keep()

  expect(asked).toHaveBeenCalledOnce()
})

test.each([
  ['without a cache', undefined, {}],
  ['with data saving', { open: async () => cache }, { connection: { saveData: true } }],
])('downloads no story on a device %s', async (_which, caches, navigator) => {
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('navigator', navigator)
  await keep()

  expect(asked).not.toHaveBeenCalled()
})

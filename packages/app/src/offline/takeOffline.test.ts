import { afterEach, expect, test, vi } from 'vitest'

import { prepareWorker } from './takeOffline.ts'

afterEach(() => vi.unstubAllGlobals())

test('the worker is fetched once the service worker answers for the page, which then keeps its file', async () => {
  const fetched = vi.fn()
  const serviceWorker = Object.assign(new EventTarget(), { controller: null as object | null })
  vi.stubGlobal('Worker', fetched)
  vi.stubGlobal('navigator', { serviceWorker })
  vi.stubGlobal('caches', { open: async () => ({ match: async () => ({}) }) })
  const prepared = prepareWorker()
  await Promise.resolve()

  expect(fetched).not.toHaveBeenCalled()

  serviceWorker.controller = {}
  serviceWorker.dispatchEvent(new Event('controllerchange'))
  await prepared

  expect(fetched).toHaveBeenCalledOnce()
})

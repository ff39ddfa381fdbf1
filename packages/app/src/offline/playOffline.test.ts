import { afterEach, expect, test, vi } from 'vitest'

import { prepareWorker } from './playOffline.ts'

afterEach(() => vi.unstubAllGlobals())

test('fetches the worker when the service worker controls the page and caches it', async () => {
  const fetched = vi.fn()
  const serviceWorker = Object.assign(new EventTarget(), { controller: null as object | null })
  vi.stubGlobal('Worker', fetched)
  vi.stubGlobal('navigator', { serviceWorker })
  vi.stubGlobal('caches', {
    open: async () => ({ match: async () => new Response(), add: async () => undefined }),
  })
  const prepared = prepareWorker()
  await Promise.resolve()

  expect(fetched).not.toHaveBeenCalled()

  serviceWorker.controller = {}
  serviceWorker.dispatchEvent(new Event('controllerchange'))
  await prepared

  expect(fetched).toHaveBeenCalledOnce()
})

test.for([
  ['a day old', 24, 1],
  ['younger', 23, 0],
] as const)(
  'fetches the offline vocabulary again only after a day: %s',
  async ([, hours, times]) => {
    const date = new Date(Date.now() - hours * 60 * 60_000 - 1000).toUTCString()
    const add = vi.fn(async () => undefined)
    vi.stubGlobal('Worker', vi.fn())
    vi.stubGlobal('navigator', { serviceWorker: { controller: {} } })
    vi.stubGlobal('caches', {
      open: async () => ({ match: async () => new Response('', { headers: { date } }), add }),
    })

    await prepareWorker()

    expect(add).toHaveBeenCalledTimes(times)
  },
)

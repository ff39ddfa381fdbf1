import { expect, test } from 'vitest'

import { buildTestApp } from '../test/buildTestApp.ts'

test('the server is ready while its database answers, and not while it stops', async () => {
  const product = await buildTestApp()
  const ready = () => product.app.inject({ url: '/health/ready' })

  const running = await ready()
  product.context.stop()
  const stopping = await ready()
  const live = await product.app.inject({ url: '/health/live' })

  expect([running.statusCode, stopping.statusCode, live.statusCode]).toEqual([200, 503, 200])
  expect(stopping.json()).toEqual({ ok: false })
  await product.close()
})

test('a database that does not answer makes it unready', async () => {
  const product = await buildTestApp({ settings: { isReady: async () => false } })

  const response = await product.app.inject({ url: '/health/ready' })

  expect(response.statusCode).toBe(503)
  await product.close()
})

import { afterEach, expect, test, vi } from 'vitest'

import { startBackgroundJobs } from './backgroundJobs.ts'
import { buildTestApp } from './test/buildTestApp.ts'

const HOUR_MS = 60 * 60_000

afterEach(() => void vi.useRealTimers())

test('runs daily jobs on a server that restarts every day', async () => {
  const product = await buildTestApp()
  const check = vi.fn(async () => undefined)
  const ledgerAudit = { ...product.ports.ledgerAudit, check }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })

  // Ignores errors, because the fake clock also exceeds the time limits of database queries.
  const stop = startBackgroundJobs({ ...product.ports, ledgerAudit }, () => undefined)
  vi.advanceTimersByTime(23 * HOUR_MS)

  vi.useRealTimers()
  await stop()
  await product.close()
  expect(check).toHaveBeenCalledOnce()
})

import { expect, test, vi } from 'vitest'

import { untilAborted, withDeadline } from './withDeadline.ts'

const never = new Promise<string>(() => undefined)

test('returns the value of work in time, and clears the timer', async () => {
  vi.useFakeTimers()

  const value = await withDeadline(Promise.resolve('told'), { ms: 1000, late: null })

  expect(value).toBe('told')
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

test('returns the substitute for late work', async () => {
  vi.useFakeTimers()

  const value = withDeadline(never, { ms: 1000, late: 'nothing' })
  await vi.advanceTimersByTimeAsync(1000)

  expect(await value).toBe('nothing')
  vi.useRealTimers()
})

test('rejects if the work fails in time', async () => {
  await expect(
    withDeadline(Promise.reject(new Error('broken')), { ms: 1000, late: null }),
  ).rejects.toThrow('broken')
})

test('rejects on abort even if the work ignores it', async () => {
  const control = new AbortController()
  const value = untilAborted(never, control.signal)

  control.abort(new Error('stopped'))

  await expect(value).rejects.toThrow('stopped')
})

test('rejects immediately if the signal is already aborted', async () => {
  await expect(untilAborted(never, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone')
})

import { expect, test, vi } from 'vitest'

import { untilAborted, withDeadline } from './withDeadline.ts'

const never = new Promise<string>(() => undefined)

test('work that is done in time gives its value, and no timer stays behind', async () => {
  vi.useFakeTimers()

  const value = await withDeadline(Promise.resolve('told'), { ms: 1000, late: null })

  expect(value).toBe('told')
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

test('work that is late is given up for what stands in its place', async () => {
  vi.useFakeTimers()

  const value = withDeadline(never, { ms: 1000, late: 'nothing' })
  await vi.advanceTimersByTimeAsync(1000)

  expect(await value).toBe('nothing')
  vi.useRealTimers()
})

test('work that fails in time fails for who waits', async () => {
  await expect(
    withDeadline(Promise.reject(new Error('broken')), { ms: 1000, late: null }),
  ).rejects.toThrow('broken')
})

test('work that ignores its signal is left when that aborts', async () => {
  const control = new AbortController()
  const value = untilAborted(never, control.signal)

  control.abort(new Error('stopped'))

  await expect(value).rejects.toThrow('stopped')
})

test('a signal that has aborted already leaves no time at all', async () => {
  await expect(untilAborted(never, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone')
})

import { expect, test, vi } from 'vitest'

import { untilAborted, withDeadline } from './withDeadline.ts'

const never = new Promise<string>(() => undefined)

test('work in time returns its value and clears the timer', async () => {
  vi.useFakeTimers()

  const value = await withDeadline(Promise.resolve('told'), { ms: 1000, late: null })

  expect(value).toBe('told')
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

test('late work returns the substitute', async () => {
  vi.useFakeTimers()

  const value = withDeadline(never, { ms: 1000, late: 'nothing' })
  await vi.advanceTimersByTimeAsync(1000)

  expect(await value).toBe('nothing')
  vi.useRealTimers()
})

test('work that fails in time rejects', async () => {
  await expect(
    withDeadline(Promise.reject(new Error('broken')), { ms: 1000, late: null }),
  ).rejects.toThrow('broken')
})

test('an abort rejects even if the work ignores it', async () => {
  const control = new AbortController()
  const value = untilAborted(never, control.signal)

  control.abort(new Error('stopped'))

  await expect(value).rejects.toThrow('stopped')
})

test('an aborted signal rejects immediately', async () => {
  await expect(untilAborted(never, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone')
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { afterPaint } from './afterPaint.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function recordOrder() {
  const happened: string[] = []
  void afterPaint().then(() => happened.push('work'))
  return happened
}

test('begins work after the frame is painted', async () => {
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) =>
    setTimeout(() => {
      draw()
      void Promise.resolve().then(() => happened.push('frame'))
    }, 16),
  )
  const happened = recordOrder()

  await vi.advanceTimersByTimeAsync(17)

  expect(happened).toEqual(['frame', 'work'])
})

test('begins work on a page without frames', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0)
  const happened = recordOrder()

  await vi.advanceTimersByTimeAsync(1000)

  expect(happened).toEqual(['work'])
})

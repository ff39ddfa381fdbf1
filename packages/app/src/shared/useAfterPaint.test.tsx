import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { useAfterPaint } from './afterPaint.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const frame = () => act(() => vi.advanceTimersByTimeAsync(20))

test('returns a changed value after the next paint', async () => {
  const { result, rerender } = renderHook(useAfterPaint<string>, { initialProps: 'dark' })
  expect(result.current).toBe('dark')

  rerender('light')
  expect(result.current).toBe('dark')
  await frame()

  expect(result.current).toBe('light')
})

test('returns only the last of two changes within a frame', async () => {
  const seen: string[] = []
  const { rerender } = renderHook((theme: string) => seen.push(useAfterPaint(theme)), {
    initialProps: 'dark',
  })

  rerender('light')
  rerender('contrast')
  await frame()

  expect(new Set(seen)).toEqual(new Set(['dark', 'contrast']))
})

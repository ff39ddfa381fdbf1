import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { useChangeLock } from './useChangeLock.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const renderLock = () =>
  renderHook(({ slide }) => useChangeLock(slide, 300), { initialProps: { slide: 0 } })

test('allows the first change immediately', () => {
  const { result } = renderLock()

  expect(result.current()).toBe(false)
})

test('prevents another change for 300 ms', () => {
  const { result, rerender } = renderLock()

  rerender({ slide: 1 })
  act(() => void vi.advanceTimersByTime(299))
  const before = result.current()
  act(() => void vi.advanceTimersByTime(1))

  expect([before, result.current()]).toEqual([true, false])
})

import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { useHintPulse } from '../../features/play/components/HintPulse/HintPulse.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('pulses five times, each time for five of fifteen seconds', () => {
  const { result } = renderHook(() => useHintPulse(true))
  const seen: boolean[] = []

  for (let second = 0; second < 90; second += 1) {
    seen.push(result.current)
    act(() => vi.advanceTimersByTime(1000))
  }

  const beginnings = seen.flatMap((isOn, at) => (isOn && !seen[at - 1] ? [at] : []))
  expect(beginnings).toEqual([0, 15, 30, 45, 60])
  expect(seen.filter(Boolean)).toHaveLength(25)
})

test('does not pulse for experienced users', () => {
  const { result } = renderHook(() => useHintPulse(false))

  expect(result.current).toBe(false)
})

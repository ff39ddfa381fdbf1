import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { useAutoAdvance } from './useAutoAdvance.ts'

const slides = { count: 3, everyMs: 5000, isPaused: false }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const pass = (ms: number) => {
  act(() => void vi.advanceTimersByTime(ms))
}

test('shows the next slide every five seconds and repeats', () => {
  const { result } = renderHook(useAutoAdvance, { initialProps: slides })

  const seen = [0, 1, 2].map(() => {
    pass(5000)
    return result.current[0]
  })

  expect(seen).toEqual([1, 2, 0])
})

test('shows a selected slide for the full five seconds', () => {
  const { result } = renderHook(useAutoAdvance, { initialProps: slides })
  pass(4000)

  act(() => result.current[1](2))
  pass(4000)

  expect(result.current[0]).toBe(2)
})

test('stops the slides while paused', () => {
  const { result } = renderHook(useAutoAdvance, { initialProps: { ...slides, isPaused: true } })

  pass(60_000)

  expect(result.current[0]).toBe(0)
})

test('returns to the first item if the list becomes shorter', () => {
  const { result, rerender } = renderHook(useAutoAdvance, { initialProps: slides })
  act(() => result.current[1](2))

  rerender({ ...slides, count: 2 })

  expect(result.current[0]).toBe(0)
})

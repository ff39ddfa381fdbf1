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

test('slides turn every five seconds and begin again after the last', () => {
  const { result } = renderHook(useAutoAdvance, { initialProps: slides })

  const seen = [0, 1, 2].map(() => {
    pass(5000)
    return result.current[0]
  })

  expect(seen).toEqual([1, 2, 0])
})

test('a slide chosen by hand stands its whole time', () => {
  const { result } = renderHook(useAutoAdvance, { initialProps: slides })
  pass(4000)

  act(() => result.current[1](2))
  pass(4000)

  expect(result.current[0]).toBe(2)
})

test('nothing turns while it is paused', () => {
  const { result } = renderHook(useAutoAdvance, { initialProps: { ...slides, isPaused: true } })

  pass(60_000)

  expect(result.current[0]).toBe(0)
})

test('a list that became shorter begins from its first', () => {
  const { result, rerender } = renderHook(useAutoAdvance, { initialProps: slides })
  act(() => result.current[1](2))

  rerender({ ...slides, count: 2 })

  expect(result.current[0]).toBe(0)
})

import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { useHighlight } from './useHighlight.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('highlights a new entry for one minute', () => {
  const { result } = renderHook(useHighlight, { initialProps: { id: '3-narrative' } })

  act(() => vi.advanceTimersByTime(59_999))
  const before = result.current
  act(() => vi.advanceTimersByTime(1))

  expect(before).toBe('3-narrative')
  expect(result.current).toBeNull()
})

test('ends the highlight on the next action', () => {
  const initialProps = { id: '3-narrative', isOver: false }
  const { result, rerender } = renderHook(useHighlight, { initialProps })

  rerender({ id: '3-narrative', isOver: true })
  rerender({ id: '3-narrative', isOver: false })

  expect(result.current).toBeNull()
})

test('highlights the next entry too', () => {
  const { result, rerender } = renderHook(useHighlight, { initialProps: { id: '3-narrative' } })
  act(() => vi.advanceTimersByTime(60_000))

  rerender({ id: '4-narrative' })

  expect(result.current).toBe('4-narrative')
})

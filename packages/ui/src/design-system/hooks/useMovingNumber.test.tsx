import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { UiProvider } from '../providers/UiProvider.tsx'
import type { MotionChoice } from '../context/uiContext.ts'
import { MOVING_MS, useMovingNumber } from './useMovingNumber.ts'

beforeEach(() => {
  vi.useFakeTimers()
  const list = { matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }
  vi.stubGlobal('matchMedia', () => list)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const move = (motion: MotionChoice) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <UiProvider motion={motion}>{children}</UiProvider>
  )
  const { result, rerender } = renderHook(useMovingNumber, { initialProps: 40, wrapper })
  rerender(50)
  return result
}

test('shows intermediate values before the new number', () => {
  const shown = move('on')

  act(() => vi.advanceTimersByTime(MOVING_MS / 2))
  const halfway = shown.current
  act(() => vi.advanceTimersByTime(MOVING_MS))

  expect(halfway).toBeGreaterThan(40)
  expect(halfway).toBeLessThan(50)
  expect(shown.current).toBe(50)
})

test('shows the new number immediately with reduced motion', () => {
  expect(move('off').current).toBe(50)
})

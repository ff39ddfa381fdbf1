import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { UiProvider } from '../../../providers/UiProvider.tsx'
import { OpenOverlay } from './OpenOverlay.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the greeting stands still at its last words, for a picture waits for what ticks', () => {
  render(
    <UiProvider>
      <OpenOverlay forMs={3000} />
    </UiProvider>,
  )

  for (let tick = 0; tick < 8; tick += 1) act(() => void vi.advanceTimersByTime(750))

  expect(screen.getByText('what happened next')).toBeInTheDocument()
  expect(vi.getTimerCount()).toBe(0)
})

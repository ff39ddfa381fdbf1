import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { UiProvider } from '../../../../design-system/providers/UiProvider.tsx'
import { OpenOverlay } from './OpenOverlay.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('ends with its last words, so that snapshots are stable', () => {
  render(
    <UiProvider>
      <OpenOverlay forMs={3000} />
    </UiProvider>,
  )

  for (let tick = 0; tick < 8; tick += 1) act(() => void vi.advanceTimersByTime(750))

  expect(screen.getByText('what happened next')).toBeInTheDocument()
  expect(vi.getTimerCount()).toBe(0)
})

test('does not change the words during the fade-out', () => {
  const at = (isLeaving: boolean) => (
    <UiProvider>
      <OpenOverlay forMs={3000} isLeaving={isLeaving} />
    </UiProvider>
  )
  const { rerender, container } = render(at(false))
  act(() => void vi.advanceTimersByTime(750))
  const said = container.textContent

  rerender(at(true))
  act(() => void vi.advanceTimersByTime(750))

  expect(container.textContent).toBe(said)
})

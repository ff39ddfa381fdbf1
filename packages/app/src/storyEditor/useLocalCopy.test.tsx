import { UiProvider } from '@kathasagar/ui'
import { blankStory, localCopyKey, readLocalCopy } from '@kathasagar/ui/internal/editor'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { useLocalCopy } from './useLocalCopy.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const key = localCopyKey('tara', 'new')
const type = () => {
  const values = { ...blankStory(), title: 'Salt Letters' }
  return renderHook(() => useLocalCopy({ key, values, isTouched: true }), {
    wrapper: UiProvider,
  }).result
}

test('stores input on this device shortly after the last key', () => {
  type()

  act(() => void vi.advanceTimersByTime(500))

  expect(readLocalCopy(key)?.values.title).toBe('Salt Letters')
})

test('stores no copy if the form is saved right after the last key', () => {
  const page = type()

  act(() => page.current.forget())
  act(() => void vi.advanceTimersByTime(500))

  expect(readLocalCopy(key)).toBeNull()
  expect(page.current.keptAt).toBeUndefined()
})

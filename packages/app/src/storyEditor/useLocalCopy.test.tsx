import { UiProvider } from '@kathasagar/ui'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { localCopyKey, readLocalCopy } from './localCopies.ts'
import { blankStory } from './storyFormValues.ts'
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

test('what is typed is kept on this device shortly after the last key', () => {
  type()

  act(() => void vi.advanceTimersByTime(500))

  expect(readLocalCopy(key)?.values.title).toBe('Salt Letters')
})

test('words that are saved right after the last key are no draft later', () => {
  const page = type()

  act(() => page.current.forget())
  act(() => void vi.advanceTimersByTime(500))

  expect(readLocalCopy(key)).toBeNull()
  expect(page.current.keptAt).toBeUndefined()
})

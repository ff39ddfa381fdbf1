import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'

import { useScrollLock } from './useScrollLock.ts'

test('the page scrolls again, as it did before, once the screen is left', () => {
  document.documentElement.style.overflow = 'clip'

  const { unmount } = renderHook(useScrollLock)
  const during = document.documentElement.style.overflow
  unmount()

  expect(during).toBe('hidden')
  expect(document.documentElement.style.overflow).toBe('clip')
})

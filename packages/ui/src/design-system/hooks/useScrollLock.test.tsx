import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'

import { useScrollLock } from './useScrollLock.ts'

test('restores scrolling after the screen closes', () => {
  document.documentElement.style.overflow = 'clip'

  const { unmount } = renderHook(useScrollLock)
  const during = document.documentElement.style.overflow
  unmount()

  expect(during).toBe('hidden')
  expect(document.documentElement.style.overflow).toBe('clip')
})

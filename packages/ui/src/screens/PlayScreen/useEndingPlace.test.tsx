import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'

import { useEndingPlace } from './useEndingPlace.ts'

test('an ending that is left over the map is left: the log is taken up, and the next ending waits', () => {
  const { result, rerender } = renderHook(useEndingPlace, { initialProps: true })
  expect(result.current.isOpen).toBe(true)

  rerender(false)
  const { log } = result.current
  rerender(true)

  expect(log).toEqual({ isTakenUp: true, wanted: null })
  expect(result.current.isOpen).toBe(false)
})

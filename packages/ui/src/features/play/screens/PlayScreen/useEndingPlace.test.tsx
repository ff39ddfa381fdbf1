import { makeSessionData } from '@kathasagar/api/testing'
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'

import { useEndingPlace } from './useEndingPlace.ts'

const ending = { title: 'The Moon That Waited', number: 1, total: 3, turns: 12, xp_gained: 4 }
const ended = makeSessionData({ ending })
const open = makeSessionData({ ending: null })

test('closes the ending after a jump to an earlier turn, and shows the next ending in the log first', () => {
  const { result, rerender } = renderHook((data) => useEndingPlace(data, () => undefined), {
    initialProps: ended,
  })
  expect(result.current.ending).toEqual(ended.ending)

  rerender(open)
  const { log } = result.current
  rerender(ended)

  expect(log).toEqual({ isTakenUp: true, wanted: null })
  expect(result.current.ending).toBeNull()
})

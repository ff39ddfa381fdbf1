import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createNotices, pushNotice } from '../Toaster/notices.ts'
import { useNextNotice } from './NoticeLine.tsx'

const SHOWN_MS = 8000
const titleOf = (next: ReturnType<typeof useNextNotice>) =>
  next && 'title' in next.notice ? next.notice.title : null

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function tell(...titles: string[]) {
  const notices = createNotices()
  for (const title of titles) {
    pushNotice(notices, { kind: 'task', task_id: title, title, coins: 1, stars: 1 })
  }
  return renderHook(({ isHeld }) => useNextNotice(notices, isHeld), {
    initialProps: { isHeld: false },
  })
}
const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

test('hides each notice after its timeout and then shows the next one', () => {
  const { result } = tell('First steps', 'A new door')
  const told = [titleOf(result.current)]

  pass(SHOWN_MS)
  told.push(titleOf(result.current))
  pass(SHOWN_MS)

  expect(told).toEqual(['First steps', 'A new door'])
  expect(result.current).toBeNull()
})

test('shows a notice while the pointer is on it and then restarts its timeout', () => {
  const { result, rerender } = tell('First steps')

  rerender({ isHeld: true })
  pass(SHOWN_MS * 3)
  expect(titleOf(result.current)).toBe('First steps')
  rerender({ isHeld: false })
  pass(SHOWN_MS)

  expect(result.current).toBeNull()
})

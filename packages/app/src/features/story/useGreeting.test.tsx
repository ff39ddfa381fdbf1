import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { useGreeting } from './useHomeStories.ts'

beforeEach(() => sessionStorage.clear())

const greet = (isLoading: boolean) =>
  renderHook((props) => useGreeting(props.isLoading), { initialProps: { isLoading } })

test('shows the overlay only while the page loads', () => {
  const { result, rerender } = greet(true)
  expect(result.current.isShown).toBe(true)

  rerender({ isLoading: false })

  expect(result.current.isShown).toBe(false)
})

test('shows the overlay once per visit', () => {
  greet(true).rerender({ isLoading: false })

  expect(greet(true).result.current.isShown).toBe(false)
})

test('never covers a page that has already loaded', () => {
  const { result, rerender } = greet(false)
  expect(result.current.isShown).toBe(false)

  rerender({ isLoading: true })

  expect(result.current.isShown).toBe(false)
})

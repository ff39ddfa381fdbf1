import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { useGreeting } from './useGreeting.ts'

beforeEach(() => sessionStorage.clear())

const greet = (isLoading: boolean) =>
  renderHook((props) => useGreeting(props.isLoading), { initialProps: { isLoading } })

test('the overlay is shown while the page loads and goes as soon as it can be read', () => {
  const { result, rerender } = greet(true)
  expect(result.current.isShown).toBe(true)

  rerender({ isLoading: false })

  expect(result.current.isShown).toBe(false)
})

test('it comes once a visit', () => {
  greet(true).rerender({ isLoading: false })

  expect(greet(true).result.current.isShown).toBe(false)
})

test('it never covers a page that could be read from the first', () => {
  const { result, rerender } = greet(false)
  expect(result.current.isShown).toBe(false)

  rerender({ isLoading: true })

  expect(result.current.isShown).toBe(false)
})

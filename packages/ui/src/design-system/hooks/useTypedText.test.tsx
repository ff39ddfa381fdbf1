import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { useTypedText } from './useTypedText.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const pass = (ms: number) => {
  act(() => vi.advanceTimersByTime(ms))
}
const type = (text: string, isGrowing = false) => {
  const onDone = vi.fn()
  const initialProps = { text, isGrowing, msPerLetter: 25, onDone }
  return { onDone, ...renderHook(useTypedText, { initialProps }) }
}

test('a text is told one letter every 25 milliseconds', () => {
  const { result } = type('The rope')

  pass(75)

  expect(result.current).toBe('The')
})

test('a Devanagari letter appears whole', () => {
  const { result } = type('किताब')

  pass(25)

  expect(result.current).toBe('कि')
})

test('the end of the text is announced once', () => {
  const { result, onDone } = type('Go')

  pass(500)

  expect(result.current).toBe('Go')
  expect(onDone).toHaveBeenCalledOnce()
})

test('a growing text goes on from where it stood', () => {
  const { result, rerender, onDone } = type('One', true)
  pass(500)

  rerender({ text: 'One two', isGrowing: false, msPerLetter: 25, onDone })
  pass(50)

  expect(result.current).toBe('One t')
  expect(onDone).not.toHaveBeenCalled()
})

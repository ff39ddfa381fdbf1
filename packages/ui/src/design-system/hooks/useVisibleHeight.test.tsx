import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { useVisibleHeight } from './useVisibleHeight.ts'

const show = (height: number, scale = 1) => {
  const viewport = Object.assign(new EventTarget(), { height: window.innerHeight, scale })
  vi.stubGlobal('visualViewport', viewport)
  vi.stubGlobal('scrollTo', vi.fn())
  const shell = document.createElement('main')
  renderHook(() => useVisibleHeight({ current: shell }))
  viewport.height = height
  viewport.dispatchEvent(new Event('resize'))
  return shell.style.getPropertyValue('--ui-visible-height')
}

test('reduces the height of the page if a keyboard is open', () => {
  expect(show(340)).toBe('340px')
})

test('does not change the height of the page without a keyboard', () => {
  expect(show(window.innerHeight)).toBe('')
})

test('does not mistake zoom for a keyboard', () => {
  expect(show(340, 2)).toBe('')
})

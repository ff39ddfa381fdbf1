import { renderHook } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'

import { useChoiceKeys } from './useChoiceKeys.ts'

const choices = ['Climb', 'Wait']

afterEach(() => {
  document.body.replaceChildren()
})

test('the key of a number picks the choice of that number', async () => {
  const onChoose = vi.fn()
  renderHook(() => useChoiceKeys({ choices, onChoose }))

  await userEvent.keyboard('2')

  expect(onChoose).toHaveBeenCalledExactlyOnceWith('Wait')
})

test('a number typed into a field picks nothing', async () => {
  const onChoose = vi.fn()
  const field = document.body.appendChild(document.createElement('input'))
  renderHook(() => useChoiceKeys({ choices, onChoose }))

  await userEvent.type(field, '2')

  expect(onChoose).not.toHaveBeenCalled()
})

test('a number that no choice has picks nothing', async () => {
  const onChoose = vi.fn()
  renderHook(() => useChoiceKeys({ choices, onChoose }))

  await userEvent.keyboard('3')

  expect(onChoose).not.toHaveBeenCalled()
})

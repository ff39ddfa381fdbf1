import { renderHook } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'

import { useChoiceKeys } from './useChoiceKeys.ts'

const choices = ['Climb', 'Wait']

afterEach(() => {
  document.body.replaceChildren()
})

test('a number key selects the choice of that number', async () => {
  const onChoice = vi.fn()
  renderHook(() => useChoiceKeys({ choices, onChoice }))

  await userEvent.keyboard('2')

  expect(onChoice).toHaveBeenCalledExactlyOnceWith('Wait')
})

test('a number typed into a field selects nothing', async () => {
  const onChoice = vi.fn()
  const field = document.body.appendChild(document.createElement('input'))
  renderHook(() => useChoiceKeys({ choices, onChoice }))

  await userEvent.type(field, '2')

  expect(onChoice).not.toHaveBeenCalled()
})

test('a number without a choice selects nothing', async () => {
  const onChoice = vi.fn()
  renderHook(() => useChoiceKeys({ choices, onChoice }))

  await userEvent.keyboard('3')

  expect(onChoice).not.toHaveBeenCalled()
})

test('a number pressed in a dialog selects nothing', async () => {
  const onChoice = vi.fn()
  const question = document.body.appendChild(document.createElement('div'))
  question.role = 'alertdialog'
  const button = question.appendChild(document.createElement('button'))
  renderHook(() => useChoiceKeys({ choices, onChoice }))

  button.focus()
  await userEvent.keyboard('1')

  expect(onChoice).not.toHaveBeenCalled()
})

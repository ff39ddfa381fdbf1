import { renderHook } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'

import { useChoiceKeys } from './useChoiceKeys.ts'

const choices = ['Climb', 'Wait']

afterEach(() => {
  document.body.replaceChildren()
})

test('selects a choice by its number key', async () => {
  const onChoice = vi.fn()
  renderHook(() => useChoiceKeys({ choices, onChoice }))

  await userEvent.keyboard('2')

  expect(onChoice).toHaveBeenCalledExactlyOnceWith('Wait')
})

test('selects nothing if a number is typed in a field', async () => {
  const onChoice = vi.fn()
  const field = document.body.appendChild(document.createElement('input'))
  renderHook(() => useChoiceKeys({ choices, onChoice }))

  await userEvent.type(field, '2')

  expect(onChoice).not.toHaveBeenCalled()
})

test('selects nothing if no choice has the number', async () => {
  const onChoice = vi.fn()
  renderHook(() => useChoiceKeys({ choices, onChoice }))

  await userEvent.keyboard('3')

  expect(onChoice).not.toHaveBeenCalled()
})

test('selects nothing if a number is pressed in a dialog', async () => {
  const onChoice = vi.fn()
  const question = document.body.appendChild(document.createElement('div'))
  question.role = 'alertdialog'
  const button = question.appendChild(document.createElement('button'))
  renderHook(() => useChoiceKeys({ choices, onChoice }))

  button.focus()
  await userEvent.keyboard('1')

  expect(onChoice).not.toHaveBeenCalled()
})

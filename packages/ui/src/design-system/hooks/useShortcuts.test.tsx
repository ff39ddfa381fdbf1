import { cleanup, renderHook } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'

import { useShortcuts } from './useShortcuts.ts'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const listen = (isOn = true) => {
  const onContinue = vi.fn()
  const onHelp = vi.fn()
  renderHook(() =>
    useShortcuts({ isOn, shortcuts: { 'Alt+KeyC': onContinue, '?': onHelp, End: undefined } }),
  )
  return { onContinue, onHelp }
}
const focusField = () => document.body.appendChild(document.createElement('input')).focus()

test('runs an Alt shortcut while the user types', async () => {
  const { onContinue } = listen()
  focusField()

  await userEvent.keyboard('{Alt>}c{/Alt}')

  expect(onContinue).toHaveBeenCalledOnce()
})

test('runs a shortcut without Alt outside text fields', async () => {
  const { onHelp } = listen()

  await userEvent.keyboard('?')

  expect(onHelp).toHaveBeenCalledOnce()
})

test('types the letter of a shortcut without Alt in a text field', async () => {
  const { onHelp } = listen()
  focusField()

  await userEvent.keyboard('?')

  expect(onHelp).not.toHaveBeenCalled()
})

test('runs no shortcut while a dialog is open', async () => {
  const { onContinue } = listen()
  document.body.appendChild(document.createElement('div')).setAttribute('role', 'alertdialog')

  await userEvent.keyboard('{Alt>}c{/Alt}')

  expect(onContinue).not.toHaveBeenCalled()
})

test('runs no shortcut if shortcuts are disabled', async () => {
  const { onContinue, onHelp } = listen(false)

  await userEvent.keyboard('?{Alt>}c{/Alt}')

  expect(onContinue).not.toHaveBeenCalled()
  expect(onHelp).not.toHaveBeenCalled()
})

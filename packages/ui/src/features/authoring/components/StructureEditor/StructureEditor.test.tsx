import { makeStructure, makeTestPlay } from '@kathasagar/api/testing'
import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { UiProvider } from '../../../../design-system/providers/UiProvider.tsx'
import { StructureEditor } from './StructureEditor.tsx'

beforeEach(() => {
  // jsdom has no layout, so nothing can scroll.
  Element.prototype.scrollIntoView = () => {}
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const isSentByEnter = (field: HTMLElement) => {
  const pressed = createEvent.keyDown(field, { key: 'Enter' })
  fireEvent(field, pressed)
  return !pressed.defaultPrevented
}

test('Enter takes the turn in the test play, and sends no form from a field of a scene', async () => {
  render(
    <UiProvider>
      <StructureEditor
        findings={[]}
        onChange={() => {}}
        onUnsoundText={() => {}}
        readStructure={() => ({ error: '' })}
        structure={makeStructure()}
        tools={{ testPlay: async () => makeTestPlay() }}
        unsoundText={null}
      />
    </UiProvider>,
  )
  expect(isSentByEnter(await screen.findByRole('textbox', { name: 'Name' }))).toBe(false)

  await act(async () => screen.getByRole('button', { name: 'Play from here' }).click())
  const words = await screen.findByRole('textbox', { name: 'In your own words' })

  expect(isSentByEnter(words)).toBe(true)
})

import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { OpenAdult } from '../features/account/components/AdultDialog/OpenAdult.tsx'
import { StepCards } from '../features/site/screens/LandingScreen/LandingScreen.tsx'
import { UiProvider } from '../design-system/providers/UiProvider.tsx'
import { en, type Messages } from './en.ts'
import { hi } from './hi.ts'

afterEach(cleanup)

const step = { title: 'Choose', text: 'A tale.', picture: '/shots/a.png' }

const showPages = (messages?: Messages) =>
  render(
    <UiProvider {...(messages && { messages })}>
      <StepCards current={0} items={[step, { ...step, title: 'Read' }]} />
      <OpenAdult isOpen onClose={() => {}} onConfirm={() => {}} />
    </UiProvider>,
  )

test.each([
  ['no catalogue', undefined],
  ['a catalogue without the texts of single pages', en],
])('falls back to the English texts of a page with %s', (_which, messages) => {
  showPages(messages)

  expect(screen.queryAllByText('1 of 2')).toHaveLength(1)
  expect(screen.getByText('Not Now')).toBeTruthy()
})

test('uses the page texts of a catalogue instead of the defaults', () => {
  showPages(hi)

  expect(screen.queryAllByText('1 of 2')).toHaveLength(0)
  expect(screen.queryAllByText('2 में से 1')).toHaveLength(1)
  expect(screen.getByText('अभी नहीं')).toBeTruthy()
})

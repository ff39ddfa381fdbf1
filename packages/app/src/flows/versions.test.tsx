import { saveTokens } from '@kathasagar/api'
import {
  answer,
  authorHandlers,
  guestSite,
  makeEditableStory,
  makeId,
  makeSignedIn,
  makeUser,
  makeFullVersion,
} from '@kathasagar/api/testing'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { paths } from '../navigation/paths.ts'
import { withMockedServer } from './test/bareBrowser.ts'
import { Site } from './Site.tsx'

const server = withMockedServer()
beforeEach(() => saveTokens(makeSignedIn().tokens))

const structure = (text: string) => ({
  start_node: 'jetty',
  nodes: { jetty: { title: 'The jetty', text, choices: [] } },
})

let restored: string | undefined
function openSite(path: string) {
  restored = undefined
  server.use(
    answer('me', makeUser()),
    answer('getStoryVersion', ({ url }) =>
      makeFullVersion({
        number: url.endsWith('/2') ? 2 : 1,
        story_structure: structure(url.endsWith('/2') ? 'Both hands.' : 'One hand.'),
      }),
    ),
    answer('restoreVersion', ({ url }) => {
      restored = new URL(url).pathname
      return makeEditableStory({ revision: 3 })
    }),
    ...authorHandlers(),
    ...guestSite(),
  )
  render(<Site locale="en" path={path} theme="dark" />)
}

test('an author compares an earlier version with the newest', async () => {
  openSite(paths.versions(makeId(1)))

  const way = { name: 'Compare version 1 with the newest one' }
  await userEvent.click(await screen.findByRole('link', way))

  expect((await screen.findByText(/Both hands/)).tagName).toBe('INS')
  expect(screen.getByText(/One hand/).tagName).toBe('DEL')
})

test('an author restores an earlier version after confirmation', async () => {
  openSite(paths.versions(makeId(1)))

  await userEvent.click(await screen.findByRole('button', { name: 'Restore version 1' }))
  const question = within(await screen.findByRole('alertdialog'))
  await userEvent.click(question.getByRole('button', { name: 'Restore' }))

  expect(await screen.findByText('Version 1 is the newest one again.')).toBeDefined()
  expect(restored).toContain('/versions/1/restore')
})

import { answer, guestSite, makeStories } from '@kathasagar/api/testing'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { paths } from '../navigation/paths.ts'
import { withMockedServer } from './test/bareBrowser.ts'
import { callsTo, open, press } from './test/openSite.tsx'

const server = withMockedServer()
const asked = callsTo(server)

test('Enter in the search field opens the results page', async () => {
  const found = makeStories(2)
  server.use(answer('searchStories', found), ...guestSite())
  open(paths.home)
  const field = await screen.findByRole('combobox', { name: 'Search stories' })
  await userEvent.type(field, ' moon {Enter}')

  expect(await screen.findByRole('heading', { level: 1, name: 'Found for “moon”' })).toBeDefined()
  expect((await screen.findByText('2 stories')).getAttribute('role')).toBe('status')
  expect(asked).toContain('GET /stories/search/')

  await press('See all stories')
  expect(await screen.findByRole('heading', { level: 1, name: 'Browse' })).toBeDefined()
})

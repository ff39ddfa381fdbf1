import { answer, guestSite, makeStory } from '@kathasagar/api/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'

import { paths } from '../navigation/paths.ts'
import { withMockedServer } from './test/bareBrowser.ts'
import { open } from './test/openSite.tsx'

const server = withMockedServer()
const story = makeStory()
const WAITS = 'You are offline. This page waits for the network.'

const failRequests = (path: string) => http.get(`*/api/v1${path}`, () => HttpResponse.error())
const restoreNetwork = () => act(() => void window.dispatchEvent(new Event('online')))

test('a story loads when the network returns', async () => {
  server.use(failRequests('/stories/:story_id'), ...guestSite())
  open(paths.story(story.id))
  await screen.findByRole('alert')
  server.use(answer('getStory', story))

  restoreNetwork()

  expect(await screen.findByRole('heading', { level: 1, name: story.title })).toBeDefined()
})

test('a complete page stops waiting when the network returns', async () => {
  server.use(failRequests('/stories/search/'), ...guestSite())
  open(paths.story(story.id))
  await screen.findByRole('heading', { level: 1, name: story.title })
  await userEvent.type(screen.getByRole('combobox', { name: 'Search stories' }), 'moon')
  await screen.findByText(WAITS)
  server.use(answer('searchStories', []))

  restoreNetwork()

  await waitFor(() => expect(screen.queryByText(WAITS)).toBeNull())
})

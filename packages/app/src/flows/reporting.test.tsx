import { saveTokens } from '@kathasagar/api'
import {
  answer,
  guestSite,
  makeModels,
  makeSession,
  makeSignedIn,
  makeStory,
  makeUser,
} from '@kathasagar/api/testing'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { paths } from '../navigation/paths.ts'
import { withMockedServer } from './test/bareBrowser.ts'
import { open, press } from './test/openSite.tsx'

const story = makeStory()
const session = makeSession({ story_id: story.id })
const sent: unknown[] = []
const server = withMockedServer()

beforeEach(() => {
  sent.length = 0
  server.use(
    answer('getStory', story),
    answer('getSession', session),
    answer('listModels', makeModels()),
    answer('me', makeUser()),
    answer('reportStory', async (request) => {
      sent.push({ path: new URL(request.url).pathname, body: await request.json() })
      return { is_reported: true }
    }),
    ...guestSite(),
  )
})

async function fillAndSend() {
  const reason = await screen.findByLabelText('What is wrong?')
  fireEvent.change(reason, { target: { value: 'broken' } })
  fireEvent.change(screen.getByLabelText('In your words'), { target: { value: 'No boat.' } })
  await press('Send report')
  expect(await screen.findByText('Thank you. The editors have your report.')).toBeDefined()
}

test('a reader reports a story on its page', async () => {
  saveTokens(makeSignedIn().tokens)
  open(paths.story(story.id))

  await press('Report')
  await fillAndSend()

  const path = `/api/v1/stories/${story.id}/report`
  expect(sent).toEqual([{ path, body: { reason: 'broken', note: 'No boat.' } }])
})

test('a guest who reports a story is asked to log in', async () => {
  open(paths.story(story.id))

  await press('Report')

  expect(await screen.findByText('Please log in to report this story')).toBeDefined()
  expect(sent).toEqual([])
})

test('a report during play includes the session', async () => {
  saveTokens(makeSignedIn().tokens)
  open(paths.play(session.id))

  await press('Know How')
  await press('Report')
  await fillAndSend()

  const path = `/api/v1/stories/${story.id}/report`
  const body = { session_id: session.id, reason: 'broken', note: 'No boat.' }
  expect(sent).toEqual([{ path, body }])
})

import { saveTokens } from '@kathasagar/api'
import {
  answer,
  guestSite,
  makeSession,
  makeSignedIn,
  makeStory,
  makeStoryList,
  makeUser,
  noSession,
  refuse,
  signedInState,
} from '@kathasagar/api/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { paths } from '../navigation/paths.ts'
import { withMockedServer } from './test/bareBrowser.ts'
import { open, press } from './test/openSite.tsx'
import { ending, failing, inTurn, told } from './test/tellings.ts'

const server = withMockedServer()
const story = makeStory({ is_premium: true, user_state: signedInState })
const session = makeSession()

beforeEach(() => {
  saveTokens(makeSignedIn().tokens)
  server.use(
    answer('me', makeUser()),
    answer('getStory', story),
    answer('checkSession', noSession),
    answer('listOpenSessions', []),
    answer('getSession', session),
    ...guestSite(),
  )
})

async function premiumDialog() {
  const dialog = await screen.findByRole('dialog', { name: 'Premium story' })
  expect(dialog.textContent).toContain('This is a premium story. Please upgrade to play.')
  expect(dialog.textContent).not.toMatch(/Log ?in/i)
  return within(dialog)
}

test('PLAY of a premium story leads to the waitlist', async () => {
  open(paths.story(story.id))
  fireEvent.click((await screen.findAllByRole('button', { name: 'PLAY' }))[0]!)
  fireEvent.click((await premiumDialog()).getByRole('button', { name: 'Join Waitlist' }))

  expect(await screen.findByRole('heading', { name: 'Kathasagar Premium' })).toBeDefined()
})

test('a card shows the dialog if only the server knows that the story is premium', async () => {
  server.use(
    answer('listStories', makeStoryList({ stories: [makeStory()] })),
    refuse('createSession', 'premium_required'),
  )
  open(paths.browse())
  await press('PLAY')
  fireEvent.click((await premiumDialog()).getByRole('button', { name: 'Stay Here' }))

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a turn without premium access shows the dialog', async () => {
  server.use(inTurn(() => failing('premium_required')))
  open(paths.play(session.id))
  await press(/^Continue/)

  expect(await premiumDialog()).toBeDefined()
})

test('a story that has become premium cannot be restarted', async () => {
  server.use(
    inTurn((action) => told(action, { number: 1, narrative: ending.title, isLast: true })),
    refuse('createSession', 'premium_required'),
  )
  open(paths.play(session.id))
  await press(/^Continue/)
  await press('See the ending')
  await press('Begin again')

  expect(await premiumDialog()).toBeDefined()
})

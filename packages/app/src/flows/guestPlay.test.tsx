import { readGuestTokens, saveGuestTokens } from '@kathasagar/api'
import {
  answer,
  guestSite,
  makeAccessToken,
  makeSession,
  makeSignedIn,
  makeStory,
  noSession,
} from '@kathasagar/api/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { paths } from '../navigation/paths.ts'
import { withMockedServer } from './test/bareBrowser.ts'
import { fillIn, open, press } from './test/openSite.tsx'

const server = withMockedServer()
const session = makeSession()
const guest = { access_token: makeAccessToken(900, 'guest'), refresh_token: 'refresh-guest' }
const sent = { begin: '', story: '', register: {} as Record<string, unknown> }

beforeEach(() =>
  server.use(
    answer('getConfig', {
      guide_url: null,
      google_client_id: null,
      community_url: null,
      waitlist_url: null,
      social_links: [],
      has_guest_play: true,
    }),
    answer('createGuest', guest),
    answer('checkSession', noSession),
    answer('createSession', ({ headers }) => {
      sent.begin = headers.get('authorization') ?? ''
      return session
    }),
    answer('getStory', ({ headers }) => {
      sent.story = headers.get('authorization') ?? ''
      return makeStory()
    }),
    answer('getSession', makeSession({ scenes_completed: 2 })),
    answer('register', async (request) => {
      sent.register = (await request.json()) as Record<string, unknown>
      return makeSignedIn()
    }),
    ...guestSite(),
  ),
)

test('a guest plays after two presses, and the token is sent only for the session', async () => {
  open(paths.story(makeStory().id))
  await press('PLAY')
  await press('Play without an account')

  await screen.findByRole('log', { name: session.story.title })
  expect(sent).toMatchObject({ begin: `Bearer ${guest.access_token}`, story: '' })
})

test('a guest is asked to log in for a premium story', async () => {
  server.use(answer('getStory', makeStory({ is_premium: true })))
  open(paths.story(makeStory().id))
  await press('PLAY')

  await screen.findByText('Please log in to play this game')
  expect(screen.queryByRole('button', { name: 'Play without an account' })).toBeNull()
})

test('a guest who registers keeps the session and the typed text', async () => {
  saveGuestTokens(guest)
  open(paths.play(session.id))
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'I lower the lamp' } })
  await press('Create Account')
  await fillIn(/Username/, 'tara_k')
  await fillIn(/Email/, 'tara@example.org')
  await fillIn('Password', 'Sagar#2042x')
  await fillIn(/Confirm/, 'Sagar#2042x')
  await press('Create Account')

  await screen.findByRole('log', { name: session.story.title })
  expect(sent.register['guest_token']).toBe(guest.refresh_token)
  expect(readGuestTokens()).toBeNull()
  expect(screen.queryByRole('button', { name: 'Not now' })).toBeNull()
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('I lower the lamp')
})

test('a guest who declines to register is not asked again', async () => {
  saveGuestTokens(guest)
  open(paths.play(session.id))
  await press('Not now')

  await waitFor(() => expect(screen.queryByRole('button', { name: 'Not now' })).toBeNull())
  expect(localStorage.getItem('keep-play-asked')).not.toBeNull()
})

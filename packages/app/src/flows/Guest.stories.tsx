import { clearGuestTokens, clearTokens, readGuestTokens, saveGuestTokens } from '@kathasagar/api'
import {
  answer,
  guestSite,
  makeAccessToken,
  makeSession,
  makeSignedIn,
  makeStory,
  noSession,
} from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'

import { noPicture } from '../../../../.storybook/modes.ts'
import { paths } from '../navigation/paths.ts'
import { drawSite, Site } from './Site.tsx'

const session = makeSession()
const guest = { access_token: makeAccessToken(900, 'guest'), refresh_token: 'refresh-guest' }
const site = {
  guide_url: null,
  google_client_id: null,
  community_url: null,
  waitlist_url: null,
  social_links: [],
  has_guest_play: true,
}

/** What was sent beside the guest's own play: nobody else is told of the guest. */
const sent = { begin: '', story: '', register: {} as Record<string, unknown> }

const meta = {
  title: 'Flows/Guest',
  component: Site,
  tags: ['!autodocs', 'internal', 'role:player'],
  parameters: { layout: 'fullscreen', ...noPicture },
  args: { path: paths.story(makeStory().id), theme: 'dark' },
  render: drawSite,
  beforeEach: ({ msw }) => {
    clearTokens()
    clearGuestTokens()
    msw.use(
      answer('getConfig', site),
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
      answer('getSession', session),
      ...guestSite(),
    )
    return () => {
      clearTokens()
      clearGuestTokens()
      localStorage.removeItem('keep-play-asked')
      localStorage.removeItem(`draft:${makeSignedIn().user.id}:${session.id}`)
    }
  },
} satisfies Meta<typeof Site>
export default meta
type Story = StoryObj<typeof meta>

const [told] = session.session_data.narrative_history
const firstWords = (told?.ai_response.narrative ?? '').split('.')[0] ?? ''

/** The tale of the day asks nobody first: one tap. */
export const TaleOfTheDay: Story = {
  args: { path: paths.home },
  beforeEach: ({ msw }) =>
    msw.use(answer('getTaleOfTheDay', [makeStory()]), answer('listFeatured', [])),
  play: async ({ canvas, userEvent }) => {
    const play = await waitFor(() =>
      within(canvas.getByRole('group', { name: /^1 of/ })).getByRole('button', { name: /PLAY/ }),
    )
    await userEvent.click(play)

    await canvas.findByRole('log', { name: session.story.title })
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
}

/** Two taps from a link to a story's first sentence, with a token that only playing is sent with. */
export const TwoTaps: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'PLAY' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Play without an account' }))

    const log = await canvas.findByRole('log', { name: session.story.title })
    await waitFor(() => expect(log).toHaveTextContent(firstWords))
    await expect(sent.begin).toBe(`Bearer ${guest.access_token}`)
    await expect(sent.story).toBe('')
  },
}

/** A premium story stands behind the spec’s own two ways. */
export const NotForPremium: Story = {
  beforeEach: ({ msw }) => {
    msw.use(answer('getStory', makeStory({ is_premium: true })))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'PLAY' }))

    await expect(await screen.findByText('Please log in to play this game')).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Play without an account' })).toBeNull()
  },
}

/** Where the second scene ends, the guest is asked once; signing up takes the play along, and what is half typed. */
export const KeepsThePlay: Story = {
  args: { path: paths.play(session.id) },
  beforeEach: ({ msw }) => {
    saveGuestTokens(guest)
    msw.use(
      answer('getSession', makeSession({ scenes_completed: 2 })),
      answer('register', async (request) => {
        sent.register = (await request.json()) as Record<string, unknown>
        return makeSignedIn()
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'I lower the lamp')
    await userEvent.click(await canvas.findByRole('button', { name: 'Create Account' }))
    await userEvent.type(await canvas.findByLabelText(/Username/), 'tara_k')
    await userEvent.type(canvas.getByLabelText(/Email/), 'tara@example.org')
    await userEvent.type(canvas.getByLabelText('Password'), 'Sagar#2042x')
    await userEvent.type(canvas.getByLabelText(/Confirm/), 'Sagar#2042x')
    await userEvent.click(canvas.getByRole('button', { name: /Create Account/i }))

    await expect(await canvas.findByRole('log', { name: session.story.title })).toBeVisible()
    await expect(sent.register['guest_token']).toBe(guest.refresh_token)
    await expect(readGuestTokens()).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Not now' })).toBeNull()
    await expect(canvas.getByRole('textbox')).toHaveValue('I lower the lamp')
  },
}

/** Whoever says not now is not asked again. */
export const NotNow: Story = {
  args: { path: paths.play(session.id) },
  beforeEach: ({ msw }) => {
    saveGuestTokens(guest)
    msw.use(answer('getSession', makeSession({ scenes_completed: 2 })))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Not now' }))

    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Not now' })).toBeNull())
    await expect(canvas.getByRole('log', { name: session.story.title })).toBeVisible()
    await expect(localStorage.getItem('keep-play-asked')).not.toBeNull()
  },
}

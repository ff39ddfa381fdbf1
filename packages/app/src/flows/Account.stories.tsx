import { clearTokens, saveTokens } from '@kathasagar/api'
import {
  answer,
  guestSite,
  makeSignedIn,
  makeSignIns,
  makeUser,
  makeWallet,
  makeWalletEntry,
  refuse,
} from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, waitFor, within } from 'storybook/test'

import { noPicture } from '../../../../.storybook/modes.ts'
import { drawSite, Site } from './Site.tsx'

const older = makeWalletEntry({ id: 1, reason: 'Welcome to Kathasagar', amount: 20 })

const meta = {
  title: 'Flows/Account',
  component: Site,
  tags: ['!autodocs', 'internal', 'role:player'],
  parameters: { layout: 'fullscreen', ...noPicture },
  args: { path: '/account', theme: 'dark' },
  render: drawSite,
  beforeEach: ({ msw }) => {
    // What was announced of a button that is gone outlives its story.
    for (const log of document.querySelectorAll('[data-live-announcer] > *')) log.replaceChildren()
    saveTokens(makeSignedIn().tokens)
    msw.use(
      answer('me', makeUser()),
      answer('listSignIns', makeSignIns()),
      answer('getWallet', makeWallet()),
      ...guestSite(),
    )
    return clearTokens
  },
} satisfies Meta<typeof Site>
export default meta
type Story = StoryObj<typeof meta>

/** What is saved is told, and sent as it was typed. */
export const SavesProfile: Story = {
  play: async ({ canvas, userEvent, msw }) => {
    const sent: unknown[] = []
    msw.use(
      http.put('*/api/v1/me', async ({ request }) => {
        sent.push(await request.json())
        return HttpResponse.json(makeUser({ avatar_url: '/avatars/tiger.svg' }))
      }),
    )
    await userEvent.click(await canvas.findByRole('radio', { name: 'Tiger' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save Profile' }))

    await waitFor(() => expect(canvas.getByText('Saved')).toBeVisible())
    await expect(sent).toEqual([
      {
        display_name: 'Tara Kulkarni',
        handle: 'tara_k',
        about: '',
        avatar_url: '/avatars/tiger.svg',
      },
    ])
  },
}

/** Earlier changes of the wallet come below the later ones. */
export const EarlierChanges: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      answer('getWallet', ({ url }) =>
        new URL(url).searchParams.has('before')
          ? makeWallet({ entries: [older] })
          : makeWallet({ entries: [makeWalletEntry()], has_more: true }),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show Earlier' }))

    const list = canvas.getByRole('list', { name: 'Credit history' })
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2))
    await expect(canvas.queryByRole('button', { name: 'Show Earlier' })).toBeNull()
  },
}

/** The sign-in is over: the way leads to the login page and says why. */
export const Expired: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      refuse('refresh', 'session_expired'),
      refuse('listSignIns', 'session_expired'),
      refuse('getWallet', 'session_expired'),
      refuse('me', 'session_expired'),
    ),
  play: async ({ canvas }) => {
    // The panels say the same for a moment, before the way leads on.
    await canvas.findByRole('heading', { name: 'Welcome Back' })
    await expect(
      await canvas.findByText('Your session has expired. Please log in again.'),
    ).toBeVisible()
    await expect(localStorage.getItem('redirectAfterLogin')).toBe('/account')
  },
}

import { clearTokens, readTokens, saveTokens } from '@kathasagar/api'
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
import { expect, screen, waitFor, within } from 'storybook/test'

import { Site } from './Site.tsx'

/** The page's code is loaded when it is first opened. */
const PATIENCE = { timeout: 8000 }

const older = makeWalletEntry({ id: 1, reason: 'Welcome to Kathasagar', amount: 20 })

const meta = {
  title: 'Flows/Account',
  component: Site,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/account', theme: 'dark' },
  render: (args, { globals }) => (
    <Site {...args} theme={globals['theme'] === 'light' ? 'light' : 'dark'} />
  ),
  beforeEach: ({ msw }) => {
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
    await userEvent.click(await canvas.findByRole('radio', { name: 'Tiger' }, PATIENCE))
    await userEvent.click(canvas.getByRole('button', { name: 'Save Profile' }))

    await waitFor(() => expect(canvas.getByText('Saved')).toBeVisible())
    await expect(sent).toEqual([
      { display_name: 'Tara Kulkarni', avatar_url: '/avatars/tiger.svg' },
    ])
  },
}

/** A wrong password is said at its field. */
export const WrongCurrentPassword: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      refuse('changePassword', 'invalid_fields', {
        detail: [
          { loc: ['current_password'], msg: 'This is not your current password', type: 'wrong' },
        ],
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    const current = await canvas.findByLabelText('Current Password', {}, PATIENCE)
    const typed = [
      [current, 'Wrong#1234'],
      [canvas.getByLabelText('New Password'), 'Boat-1n-monsoon!'],
      [canvas.getByLabelText('Confirm New Password'), 'Boat-1n-monsoon!'],
    ] as const
    for (const [field, words] of typed) {
      await userEvent.click(field)
      await userEvent.paste(words)
    }
    await userEvent.keyboard('{Enter}')

    await waitFor(() =>
      expect(current).toHaveAccessibleDescription(/This is not your current password/),
    )
    await waitFor(() => expect(current).toHaveFocus())
  },
}

/** Earlier changes of the purse come below the later ones. */
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
    await userEvent.click(await canvas.findByRole('button', { name: 'Show Earlier' }, PATIENCE))

    const list = canvas.getByRole('list', { name: 'Changes of your purse' })
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2))
    await expect(canvas.queryByRole('button', { name: 'Show Earlier' })).toBeNull()
  },
}

/** Whoever leaves is signed out here and led to the login page, which says how to come back. */
export const Leaves: Story = {
  beforeEach: ({ msw }) => msw.use(answer('deleteMe', { erased_at: '2025-03-16T09:30:00.000Z' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Delete My Account' }, PATIENCE),
    )
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.type(within(dialog).getByLabelText('Password'), 'Lamp#Oil108{Enter}')

    await expect(await canvas.findByText(/^Your account is closed\./, {}, PATIENCE)).toBeVisible()
    await expect(readTokens()).toBeNull()
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
    await expect(
      await canvas.findByText('Your session has expired. Please log in again.', {}, PATIENCE),
    ).toBeVisible()
    await expect(localStorage.getItem('redirectAfterLogin')).toBe('/account')
  },
}

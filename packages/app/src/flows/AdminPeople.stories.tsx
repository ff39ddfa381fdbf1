import { clearTokens, saveTokens } from '@kathasagar/api'
import {
  adminPeople,
  answer,
  guestSite,
  makeAdminUser,
  makeAdminUsers,
  makeAuditPage,
  makeError,
  makeId,
  makeSignedIn,
  makeUser,
  refuse,
} from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'

import { noPicture } from '../../../../.storybook/modes.ts'
import { drawSite, Site } from './Site.tsx'
import { installFakeGoogle } from './test/fakeGoogle.ts'

const keeper = makeUser({ id: makeId(300), username: 'keeper', role: 'admin' })
const tara = makeAdminUser()

const meta = {
  title: 'Flows/AdminPeople',
  component: Site,
  tags: ['!autodocs', 'internal', 'role:admin'],
  parameters: { layout: 'fullscreen', ...noPicture },
  globals: { viewport: { value: 'desktop' } },
  args: { path: '/admin/users', theme: 'dark' },
  render: drawSite,
  beforeEach: ({ msw }) => {
    // What was announced of a button that is gone outlives its story.
    for (const log of document.querySelectorAll('[data-live-announcer] > *')) log.replaceChildren()
    saveTokens(makeSignedIn().tokens)
    msw.use(answer('me', keeper), ...adminPeople(), ...guestSite())
    return clearTokens
  },
} satisfies Meta<typeof Site>
export default meta
type Story = StoryObj<typeof meta>
type Played = Parameters<NonNullable<Story['play']>>[0]

async function choose({ canvas, userEvent }: Played, name: string, act: string) {
  await userEvent.click(await canvas.findByRole('button', { name: `Manage ${name}` }))
  await userEvent.click(await screen.findByRole('button', { name: act }))
  await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible())
}

/** Refuses until the password has been given, and then does what was asked for. */
function reauthRequired({ msw }: Played, path: string, changed: object) {
  let isReauthenticated = false
  const sent: unknown[] = []
  const { status, body } = makeError('reauth_required')
  const handle = async ({ request }: { request: Request }) => {
    if (!isReauthenticated) return HttpResponse.json(body, { status })
    sent.push(await request.json())
    return HttpResponse.json({ ...tara, ...changed })
  }
  const reauthenticate = () => {
    isReauthenticated = true
    return HttpResponse.json({ reauthenticated_until: '2025-04-02T10:05:00.000Z' })
  }
  msw.use(
    http.put(`*/admin/users/:id/${path}`, handle),
    http.post(`*/admin/users/:id/${path}`, handle),
    http.post('*/me/reauthenticate', reauthenticate),
    http.post('*/me/reauthenticate/google', reauthenticate),
  )
  return sent
}

/** A gift goes out with its reason, and the page says what the player has now. */
export const GivesCredits: Story = {
  play: async (context) => {
    const { userEvent, canvas } = context
    await choose(context, 'tara_k', 'Give credits')
    await userEvent.type(screen.getByRole('spinbutton', { name: 'Credits' }), '30')
    await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'She found a torn page')

    await userEvent.click(screen.getByRole('button', { name: 'Give credits' }))

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(canvas.getByText('tara_k has 50 credits now.')).toBeVisible()
  },
}

/** An answer that is lost on its way is asked for again by the same key, so nothing is paid twice. */
export const GivesCreditsOnce: Story = {
  play: async (context) => {
    const { userEvent, canvas, msw } = context
    const keys: (string | null)[] = []
    msw.use(
      http.post('*/admin/users/:id/credits', ({ request }) => {
        keys.push(request.headers.get('idempotency-key'))
        return keys.length === 1
          ? HttpResponse.error()
          : HttpResponse.json({ ...tara, credits: 50 })
      }),
    )
    await choose(context, 'tara_k', 'Give credits')
    await userEvent.type(screen.getByRole('spinbutton', { name: 'Credits' }), '30')
    await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'She found a torn page')
    const give = screen.getByRole('button', { name: 'Give credits' })
    await userEvent.click(give)
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible())

    await userEvent.click(give)

    await waitFor(() => expect(canvas.getByText('tara_k has 50 credits now.')).toBeVisible())
    await expect(keys).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), keys[0]])
  },
}

/** The server wants to know whether it is still the admin: the password, and the act goes on. */
export const AsksForThePassword: Story = {
  play: async (context) => {
    const { userEvent, canvas } = context
    const sent = reauthRequired(context, 'role', { role: 'admin' })
    await choose(context, 'tara_k', 'Make an admin')
    await userEvent.click(screen.getByRole('button', { name: 'Make an admin' }))
    await screen.findByRole('alertdialog', { name: 'Is it you?' })

    await userEvent.type(screen.getByLabelText('Password'), 'Lamp#Oil108{Enter}')

    await waitFor(() => expect(canvas.getByText('tara_k is an admin now.')).toBeVisible())
    await expect(screen.queryByRole('alertdialog')).toBeNull()
    await expect(sent).toEqual([{ role: 'admin' }])
  },
}

/** A wrong password is told, and does nothing; whoever gives up has changed nothing. */
export const WrongPassword: Story = {
  play: async (context) => {
    const { userEvent, msw } = context
    const sent = reauthRequired(context, 'suspension', {})
    msw.use(refuse('reauthenticate', 'wrong_credentials'))
    await choose(context, 'tara_k', 'Suspend')
    await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Insults')
    await userEvent.click(screen.getByRole('button', { name: 'Suspend' }))
    const reauth = await screen.findByRole('alertdialog', { name: 'Is it you?' })
    await userEvent.type(screen.getByLabelText('Password'), 'Wrong#1234{Enter}')
    await waitFor(() =>
      expect(within(reauth).getByRole('alert')).toHaveTextContent('Wrong username or password.'),
    )

    await userEvent.click(within(reauth).getByRole('button', { name: 'Cancel' }))

    const asked = await screen.findByRole('alertdialog', { name: 'Suspend tara_k?' })
    await waitFor(() =>
      expect(within(asked).getByRole('alert')).toHaveTextContent('Nothing was changed'),
    )
    await expect(within(asked).getByRole('textbox', { name: 'Reason' })).toHaveValue('Insults')
    await expect(sent).toEqual([])
  },
}

/** An account of Google’s has no password to give: Google vouches. */
export const ReauthenticatedWithGoogle: Story = {
  beforeEach: ({ msw }) => {
    const google = installFakeGoogle('token-of-google')
    msw.use(
      answer('me', { ...keeper, has_password: false }),
      answer('createGoogleNonce', { nonce: 'nonce-1' }),
      answer('getConfig', {
        guide_url: null,
        google_client_id: 'kathasagar-test',
        community_url: null,
        waitlist_url: null,
        social_links: [],
      }),
    )
    return google.remove
  },
  play: async (context) => {
    const { userEvent, canvas } = context
    const sent = reauthRequired(context, 'premium', { has_premium_access: true })
    await choose(context, 'tara_k', 'Give premium access')
    await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Contest')
    await userEvent.click(screen.getByRole('button', { name: 'Give access' }))

    await userEvent.click(await screen.findByRole('button', { name: 'Sign in with Google' }))

    await waitFor(() => expect(canvas.getByText('tara_k has premium access.')).toBeVisible())
    await expect(sent).toEqual([{ has_premium_access: true, reason: 'Contest' }])
  },
}

/** The last admin stays one, and hears what to do first. */
export const LastAdmin: Story = {
  beforeEach: ({ msw }) => msw.use(refuse('setRole', 'last_admin')),
  play: async (context) => {
    await choose(context, 'keeper', 'Take the role of an admin')

    await context.userEvent.click(screen.getByRole('button', { name: 'Take the role' }))

    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Make somebody else an admin first.',
    )
  },
}

/** Filters and pages stand in the address, and are asked for as they stand there. */
export const FiltersInTheAddress: Story = {
  args: { path: '/admin/users?search=ta&role=user&page=2' },
  play: async ({ canvas, userEvent, msw }) => {
    const asked: string[] = []
    msw.use(
      answer('listUsers', ({ url }) => {
        asked.push(new URL(url).search)
        return makeAdminUsers({ page: 2, total_pages: 3, total_users: 60 })
      }),
    )
    await canvas.findByText('60 users', {})
    await expect(canvas.getByRole('searchbox')).toHaveValue('ta')

    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(asked.at(-1)).toContain('page=3'))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Role' }), 'Admin')

    await waitFor(() => expect(asked.at(-1)).toContain('role=admin'))
    await expect(asked.at(-1)).toContain('page=1')
  },
}

/** From a person to what was done to them, and from there to who did it. */
export const IntoTheLog: Story = {
  play: async ({ canvas, userEvent, msw }) => {
    const asked: URLSearchParams[] = []
    msw.use(
      answer('listAudit', ({ url }) => {
        asked.push(new URL(url).searchParams)
        return makeAuditPage({ has_more: true })
      }),
    )
    await userEvent.click(await canvas.findByRole('button', { name: 'Manage tara_k' }))
    await userEvent.click(await screen.findByRole('link', { name: 'What was done to them' }))
    await canvas.findByText(/^Only what was done to tara_k/, {})

    await userEvent.click(canvas.getByRole('link', { name: 'Older events' }))
    await waitFor(() => expect(asked.at(-1)?.get('before')).toBe('3'))
    await expect(asked.at(-1)?.get('target_id')).toBe(tara.id)

    await userEvent.click(
      (await canvas.findAllByRole('link', { name: 'keeper' }))[0] as HTMLElement,
    )
    await waitFor(() => expect(asked.at(-1)?.toString()).toBe('actor=keeper'))
  },
}

/** The range that was chosen is asked for, and can be gone back to. */
export const Overview: Story = {
  args: { path: '/admin/overview' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Overview' })
    await waitFor(() => expect(canvas.getAllByRole('img')).toHaveLength(3))

    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Days' }), 'Last 7 days')

    await waitFor(() =>
      expect(canvas.getByRole('img', { name: /^Plays and finishes, Mar 27/ })).toBeVisible(),
    )
  },
}

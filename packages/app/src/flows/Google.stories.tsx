import { clearTokens, readTokens } from '@kathasagar/api'
import { answer, guestSite, makeSignedIn, refuse } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, waitFor } from 'storybook/test'

import { noPicture } from '../../../../.storybook/modes.ts'
import { drawSite, Site } from './Site.tsx'
import { installFakeGoogle } from './test/fakeGoogle.ts'

const config = {
  guide_url: null,
  google_client_id: 'kathasagar-test',
  community_url: null,
  waitlist_url: null,
  social_links: [],
}
let google: ReturnType<typeof installFakeGoogle>
let nonces = 0

const meta = {
  title: 'Flows/Google',
  component: Site,
  tags: ['!autodocs', 'internal', 'role:player'],
  parameters: { layout: 'fullscreen', ...noPicture },
  args: { path: '/login', theme: 'dark' },
  render: drawSite,
  beforeEach: ({ msw }) => {
    google = installFakeGoogle('token-of-google')
    nonces = 0
    msw.use(
      answer('getConfig', config),
      answer('createGoogleNonce', () => ({ nonce: `nonce-${(nonces += 1)}` })),
      ...guestSite(),
    )
    return () => {
      google.remove()
      clearTokens()
    }
  },
} satisfies Meta<typeof Site>
export default meta
type Story = StoryObj<typeof meta>

/** Google's token goes to the server with the nonce that it was asked for, and the reader is in. */
export const SignsIn: Story = {
  play: async ({ canvas, userEvent, msw }) => {
    const sent: unknown[] = []
    msw.use(
      http.post('*/auth/google-id-token', async ({ request }) => {
        sent.push(await request.json())
        return HttpResponse.json(makeSignedIn())
      }),
    )

    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in with Google' }))

    await waitFor(() => expect(readTokens()).not.toBeNull())
    const [asked] = google.asked.slice(-1)
    await expect(asked?.client_id).toBe('kathasagar-test')
    await expect(sent).toEqual([{ id_token: 'token-of-google', nonce: asked?.nonce }])
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Welcome Back' })).toBeNull())
  },
}

/** The reason is told in the page, and the next try has a nonce of its own. */
export const Refused: Story = {
  beforeEach: ({ msw }) => msw.use(refuse('googleLogin', 'google_refused')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in with Google' }))

    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Google login failed: Google did not vouch for this sign-in.',
    )
    const used = google.asked.length
    await waitFor(() => expect(new Set(google.asked.map(({ nonce }) => nonce)).size).toBe(used))
    await expect(readTokens()).toBeNull()
  },
}

/** The server says nothing that can be shown. */
export const FailedUnknown: Story = {
  beforeEach: ({ msw }) => msw.use(http.post('*/auth/google-id-token', () => HttpResponse.error())),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in with Google' }))

    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Google login failed: Unknown error',
    )
  },
}

/** Without a client id there is no trace of Google. */
export const NotSetUp: Story = {
  beforeEach: ({ msw }) => msw.use(answer('getConfig', { ...config, google_client_id: null })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Welcome Back' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Sign in with Google' })).toBeNull()
    await expect(google.asked).toEqual([])
  },
}

/** A newcomer finds the same way in beside the form. */
export const OnRegister: Story = {
  args: { path: '/register' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Sign in with Google' })).toBeVisible()
  },
}

import { readTokens } from '@kathasagar/api'
import { answer, guestSite, refuse } from '@kathasagar/api/testing'
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { withMockedServer } from './test/bareBrowser.ts'
import { installFakeGoogle } from './test/fakeGoogle.ts'
import { open, press } from './test/openSite.tsx'

const server = withMockedServer()
const config = {
  guide_url: null,
  google_client_id: 'kathasagar-test',
  community_url: null,
  waitlist_url: null,
  social_links: [],
}
let google: ReturnType<typeof installFakeGoogle>

beforeEach(() => {
  let nonces = 0
  google = installFakeGoogle('token-of-google')
  server.use(
    answer('getConfig', config),
    answer('createGoogleNonce', () => ({ nonce: `nonce-${(nonces += 1)}` })),
    ...guestSite(),
  )
})
afterEach(() => google.remove())

test('a refused Google login shows the reason and renews the nonce', async () => {
  server.use(refuse('googleLogin', 'google_refused'))
  open('/login')
  await press('Sign in with Google')

  expect((await screen.findByRole('alert')).textContent).toMatch(/^Google login failed: Google /)
  await waitFor(() => expect(google.asked.length).toBeGreaterThan(1))
  expect(new Set(google.asked.map(({ nonce }) => nonce)).size).toBe(google.asked.length)
  expect(readTokens()).toBeNull()
})

test('a failed Google login without a reason shows an error', async () => {
  server.use(http.post('*/auth/google-id-token', () => HttpResponse.error()))
  open('/login')
  await press('Sign in with Google')

  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('Google login failed: Unknown error')
})

test('shows no Google login without a client id', async () => {
  server.use(answer('getConfig', { ...config, google_client_id: null }))
  open('/login')

  await screen.findByRole('heading', { name: 'Welcome Back' })
  expect(screen.queryByRole('button', { name: 'Sign in with Google' })).toBeNull()
  expect(google.asked).toEqual([])
})

import { readTokens } from '@kathasagar/api'
import {
  answer,
  guestSite,
  makeSecondStep,
  makeSignedIn,
  makeUser,
  refuse,
} from '@kathasagar/api/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { paths } from '../navigation/paths.ts'
import { withMockedServer } from './test/bareBrowser.ts'
import { open, press } from './test/openSite.tsx'
import { installFakeGoogle } from './test/fakeGoogle.ts'

const server = withMockedServer()
const step = makeSecondStep()

beforeEach(() => {
  server.use(
    answer('me', makeUser()),
    refuse('login', 'second_factor_required', { second_step: step }),
    refuse('googleLogin', 'second_factor_required', { second_step: step }),
    answer('takeSecondStep', makeSignedIn()),
    ...guestSite(),
  )
})

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

async function givePassword() {
  await screen.findByRole('heading', { name: 'Welcome Back' })
  type('Username or Email', 'tara_k')
  type('Password', 'Lamp#Oil108')
  await press('Sign In')
  await screen.findByRole('heading', { name: 'One more step' })
}

test('a wrong code shows an error and stays in the field', async () => {
  server.use(refuse('takeSecondStep', 'second_factor_refused'))
  open(paths.login)
  await givePassword()
  type('Code of six digits', '000000')
  await press('Sign In')

  expect((await screen.findByRole('alert')).textContent).toMatch(/^This code is wrong/)
  expect(screen.getByLabelText('Code of six digits')).toHaveProperty('value', '000000')
  expect(readTokens()).toBeNull()
})

test('an expired second step returns to the form with its values', async () => {
  server.use(refuse('takeSecondStep', 'second_step_over'))
  open(paths.login)
  await givePassword()
  await press('Use a recovery code')
  type('Recovery code', 'abcde-23456')
  await press('Sign In')

  expect((await screen.findByRole('alert')).textContent).toBe(
    'This took too long. Please sign in again.',
  )
  expect(screen.queryByRole('heading', { name: 'One more step' })).toBeNull()
  expect(screen.getByLabelText('Username or Email')).toHaveProperty('value', 'tara_k')
  expect(screen.getByLabelText('Password')).toHaveProperty('value', 'Lamp#Oil108')
})

test('going back restarts the login without the error', async () => {
  open(paths.login)
  await givePassword()
  await press('Back to the start')

  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByLabelText('Password')).toHaveProperty('value', 'Lamp#Oil108')
})

test.each([paths.login, paths.register])(
  'a Google login also requires the second step, on %s',
  async (path) => {
    const google = installFakeGoogle('token-of-google')
    server.use(
      answer('getConfig', {
        guide_url: null,
        google_client_id: 'kathasagar-test',
        community_url: null,
        waitlist_url: null,
        social_links: [],
      }),
      answer('createGoogleNonce', { nonce: 'nonce-1' }),
    )
    open(path)
    await press('Sign in with Google')
    await screen.findByRole('heading', { name: 'One more step' })
    type('Code of six digits', '123456')
    await press('Sign In')

    await waitFor(() => expect(readTokens()).not.toBeNull())
    google.remove()
  },
)

test('an admin login requires the second step', async () => {
  open(paths.admin)
  await screen.findByLabelText('Email or Username')
  type('Email or Username', 'a@example.org')
  type('Password', 'Lamp#Oil108')
  await press('Sign In')
  await screen.findByRole('heading', { name: 'One more step' })
  type('Code of six digits', '123456')
  await press('Sign In')

  await waitFor(() => expect(readTokens()).not.toBeNull())
})

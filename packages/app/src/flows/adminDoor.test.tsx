import { saveTokens } from '@kathasagar/api'
import { answer, guestSite, makeSignedIn, makeUser, refuse } from '@kathasagar/api/testing'
import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'

import { withMockedServer } from './test/bareBrowser.ts'
import { fillIn, open, press } from './test/openSite.tsx'

const server = withMockedServer()

async function logIn() {
  await fillIn('Email or Username', 'keeper')
  await fillIn('Password', 'Lamp#Oil108')
  await press('Sign In')
}

test.each([
  ['wrong_credentials', 'Invalid credentials. Please check your username and password.'],
  ['invalid_fields', 'Invalid input format. Please check your credentials.'],
] as const)('an admin login that fails with %s says why', async (code, sentence) => {
  server.use(refuse('login', code), ...guestSite())
  open('/admin')
  await logIn()

  expect((await screen.findByRole('alert')).textContent).toBe(sentence)
})

test.each(['/admin', '/login'])('an answer without tokens shows an error on %s', async (path) => {
  server.use(
    http.post('*/api/v1/auth/login', () => HttpResponse.json({ message: 'Welcome' })),
    ...guestSite(),
  )
  open(path)
  await fillIn(path === '/admin' ? 'Email or Username' : 'Username or Email', 'keeper')
  await fillIn('Password', 'Lamp#Oil108')
  await press('Sign In')

  expect((await screen.findByRole('alert')).textContent).toContain('Invalid response format')
})

test('an admin page without a login leads to the admin login and back', async () => {
  server.use(...guestSite())
  open('/admin/stories?page=2')

  await screen.findByLabelText('Email or Username')
  expect(localStorage.getItem('redirectAfterLogin')).toBe('/admin/stories?page=2')
})

test('a player sees that the page is for admins and can switch accounts', async () => {
  saveTokens(makeSignedIn().tokens)
  server.use(answer('me', makeUser()), answer('logout', { ok: true }), ...guestSite())
  open('/admin/stories')

  await screen.findByRole('heading', { name: 'This is for admins' })
  expect(screen.getByText(/^You are signed in as Tara Kulkarni/)).toBeDefined()
  await press('Sign in with another account')
  await screen.findByLabelText('Email or Username')
})

test('an expired session leads to the admin login', async () => {
  saveTokens(makeSignedIn().tokens)
  server.use(refuse('refresh', 'session_expired'), refuse('me', 'session_expired'), ...guestSite())
  open('/admin/stories')

  await screen.findByText('Authentication failed. Please log in again.')
  expect(localStorage.getItem('redirectAfterLogin')).toBe('/admin/stories')
})

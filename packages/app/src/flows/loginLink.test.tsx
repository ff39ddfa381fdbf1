import { readTokens, saveTokens } from '@kathasagar/api'
import { answer, guestSite, makeSignedIn, makeUser, refuse } from '@kathasagar/api/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'

import { withMockedServer } from './test/bareBrowser.ts'
import { open, press } from './test/openSite.tsx'

const server = withMockedServer()

test('a link that runs out while it is read leaves whoever is signed in as they were', async () => {
  const { tokens } = makeSignedIn()
  saveTokens(tokens)
  localStorage.setItem('kept-turns:one', '[]')
  server.use(
    answer('readLoginLink', { username: 'meera', display_name: 'Meera Nair' }),
    refuse('exchangeLogin', 'login_link_invalid'),
    answer('me', makeUser()),
    answer('logout', { ok: true }),
    ...guestSite(),
  )
  open('/login?token=abc')

  await press('Sign in as Meera Nair')

  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/login link/))
  expect(readTokens()).toEqual(tokens)
  expect(localStorage.getItem('kept-turns:one')).toBe('[]')
})

test('a link leads home, and nobody later to what was wanted before', async () => {
  localStorage.setItem('redirectAfterLogin', '/account')
  server.use(
    answer('readLoginLink', { username: 'meera', display_name: 'Meera Nair' }),
    answer('exchangeLogin', makeSignedIn()),
    answer('me', makeUser()),
    ...guestSite(),
  )
  open('/login?token=abc')

  await press('Sign in as Meera Nair')

  await waitFor(() => expect(readTokens()).not.toBeNull())
  await waitFor(() => expect(localStorage.getItem('redirectAfterLogin')).toBeNull())
})

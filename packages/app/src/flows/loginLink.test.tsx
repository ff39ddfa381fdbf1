import { readTokens, saveTokens, saveUser } from '@kathasagar/api'
import { answer, guestSite, makeId, makeSignedIn, makeUser, refuse } from '@kathasagar/api/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'

import { withMockedServer } from './test/bareBrowser.ts'
import { open, press } from './test/openSite.tsx'

const server = withMockedServer()
const KEPT = `draft:${makeUser().id}:one`

test('a link that expires while it is read keeps the current login', async () => {
  const { tokens } = makeSignedIn()
  saveTokens(tokens)
  localStorage.setItem(KEPT, 'I lower the lamp')
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
  expect(localStorage.getItem(KEPT)).toBe('I lower the lamp')
})

test('a login link leads home and clears the return path', async () => {
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

test('a login link of another account clears the old drafts and keeps its own', async () => {
  const meera = makeSignedIn({ id: makeId(7), username: 'meera' })
  saveTokens({ ...makeSignedIn().tokens, refresh_token: 'former' })
  saveUser(makeUser())
  localStorage.setItem(KEPT, 'I lower the lamp')
  localStorage.setItem(`draft:${meera.user.id}:two`, 'I lower the lamp')
  let [user, hasLeft] = [makeUser(), false]
  server.use(
    answer('readLoginLink', { username: 'meera', display_name: 'Meera Nair' }),
    answer('exchangeLogin', () => {
      user = meera.user
      return meera
    }),
    answer('me', () => user),
    answer('logout', () => {
      hasLeft = true
      return { ok: true }
    }),
    ...guestSite(),
  )
  open('/login?token=abc')

  await press('Sign in as Meera Nair')

  await waitFor(() => expect(hasLeft).toBe(true))
  expect(localStorage.getItem(KEPT)).toBeNull()
  expect(localStorage.getItem(`draft:${meera.user.id}:two`)).toBe('I lower the lamp')
})

test.each(['a guest', 'a player'])(
  '%s who declines a login link stays logged in as before',
  async (who) => {
    if (who === 'a player') saveTokens(makeSignedIn().tokens)
    const before = readTokens()
    server.use(
      answer('readLoginLink', { username: 'meera', display_name: 'Meera Nair' }),
      answer('me', makeUser()),
      ...guestSite(),
    )
    open('/login?token=abc')
    await screen.findByRole('heading', { name: 'Sign in as Meera Nair?' })
    await press('Not now')

    await waitFor(() => expect(screen.queryByRole('heading', { name: /^Sign in as/ })).toBeNull())
    expect(readTokens()).toEqual(before)
  },
)

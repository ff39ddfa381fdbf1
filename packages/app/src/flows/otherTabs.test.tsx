import {
  clearGuestTokens,
  clearTokens,
  saveGuestTokens,
  saveTokens,
  saveUser,
} from '@kathasagar/api'
import {
  answer,
  guestSite,
  makeAccessToken,
  makeSession,
  makeId,
  makeSignedIn,
  makeSignIns,
  makeStory,
  makeUser,
  makeWallet,
  noSession,
} from '@kathasagar/api/testing'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { paths } from '../navigation/paths.ts'
import { withMockedServer } from './test/bareBrowser.ts'
import { callsTo, open, press } from './test/openSite.tsx'

const server = withMockedServer()
const calls = callsTo(server)
afterEach(clearGuestTokens)

const tellOf = (key: string) =>
  act(() => {
    const newValue = localStorage.getItem(key)
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
  })

test('who began as a guest in another tab goes on as the same guest here, unasked', async () => {
  server.use(
    answer('getStory', makeStory()),
    answer('checkSession', noSession),
    answer('createSession', makeSession()),
    answer('getSession', makeSession()),
    ...guestSite(),
  )
  open(paths.story(makeStory().id))
  await screen.findByRole('button', { name: 'PLAY' })
  saveGuestTokens(makeSignedIn().tokens)
  tellOf('guest')

  await press('PLAY')

  expect(await screen.findByRole('log')).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('who signs in in another tab is led on in this one as well, each to its own page', async () => {
  const { tokens, user } = makeSignedIn()
  server.use(
    answer('me', user),
    answer('listSignIns', makeSignIns()),
    answer('getWallet', makeWallet()),
    ...guestSite(),
  )
  open(paths.account)
  await screen.findByLabelText('Username or Email')
  localStorage.setItem('redirectAfterLogin', paths.saved)

  saveUser(user)
  saveTokens(tokens)
  tellOf('tokens')

  expect(await screen.findByText(user.email)).toBeDefined()
})

describe('the account page', () => {
  const tara = makeUser()
  const meera = makeUser({ id: makeId(7), username: 'meera', email: 'meera@example.org' })
  const { tokens } = makeSignedIn()
  const others = { access_token: makeAccessToken(900, 'meera'), refresh_token: 'meera-1' }

  const signInElsewhere = (user: typeof tara, pair: typeof tokens) => {
    saveUser(user)
    saveTokens(pair)
    tellOf('tokens')
  }

  beforeEach(() => {
    saveUser(tara)
    saveTokens(tokens)
    server.use(
      answer('me', ({ headers }) =>
        headers.get('authorization') === `Bearer ${others.access_token}` ? meera : tara,
      ),
      answer('listSignIns', makeSignIns()),
      answer('getWallet', makeWallet()),
      ...guestSite(),
    )
    open(paths.account)
  })

  test('is that of whoever signs in in another tab, and no more of who was here', async () => {
    await screen.findByText(tara.email)

    signInElsewhere(meera, others)

    expect(await screen.findByText(meera.email)).toBeDefined()
    expect(screen.queryByText(tara.email)).toBeNull()
  })

  test('stays as it is when another tab renews the tokens', async () => {
    await screen.findByText(tara.email)
    const asked = calls.length

    signInElsewhere(tara, { ...tokens, refresh_token: 'renewed' })

    expect(screen.getByText(tara.email)).toBeDefined()
    expect(calls.slice(asked).filter((call) => call.includes('/auth/me'))).toEqual([])
  })

  test('leads to the login page when another tab signs out', async () => {
    await screen.findByText(tara.email)

    clearTokens()
    tellOf('tokens')

    expect(await screen.findByLabelText('Username or Email')).toBeDefined()
  })
})

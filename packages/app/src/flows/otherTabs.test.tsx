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

test('a guest session of another tab is used here', async () => {
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

test('a login in another tab also applies here, and each tab keeps its page', async () => {
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

  test('shows the user who logs in in another tab, without data of the previous one', async () => {
    await screen.findByText(tara.email)

    signInElsewhere(meera, others)

    expect(await screen.findByText(meera.email)).toBeDefined()
    expect(screen.queryByText(tara.email)).toBeNull()
  })

  test('stays the same when another tab renews the tokens', async () => {
    await screen.findByText(tara.email)
    const asked = calls.length

    signInElsewhere(tara, { ...tokens, refresh_token: 'renewed' })

    expect(screen.getByText(tara.email)).toBeDefined()
    expect(calls.slice(asked).filter((call) => call.includes('/auth/me'))).toEqual([])
  })

  test('opens the login when another tab logs out', async () => {
    await screen.findByText(tara.email)

    clearTokens()
    tellOf('tokens')

    expect(await screen.findByLabelText('Username or Email')).toBeDefined()
  })
})

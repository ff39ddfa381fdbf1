import { readTokens, saveTokens, saveUser } from '@kathasagar/api'
import {
  answer,
  makeId,
  makeSecondStep,
  makeSignedIn,
  makeUser,
  refuse,
} from '@kathasagar/api/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'

import { paths } from '../navigation/paths.ts'
import { withMockedServer } from './test/bareBrowser.ts'
import { siteWith } from './test/everyCall.ts'
import { installFakeGoogle } from './test/fakeGoogle.ts'
import { choose, fillIn, open, press, signIn } from './test/openSite.tsx'

const server = withMockedServer()

describe('a login with Google', () => {
  let google: ReturnType<typeof installFakeGoogle>
  beforeEach(() => {
    let nonces = 0
    google = installFakeGoogle('token-of-google')
    server.use(
      siteWith({ google_client_id: 'kathasagar-test' }),
      answer('createGoogleNonce', () => ({ nonce: `nonce-${(nonces += 1)}` })),
    )
    return google.remove
  })

  test('shows the reason of a refusal and renews the nonce', async () => {
    server.use(refuse('googleLogin', 'google_refused'))
    open(paths.login)
    await press('Sign in with Google')

    expect((await screen.findByRole('alert')).textContent).toMatch(/^Google login failed: Google /)
    await waitFor(() => expect(google.asked.length).toBeGreaterThan(1))
    expect(new Set(google.asked.map(({ nonce }) => nonce)).size).toBe(google.asked.length)
    expect(readTokens()).toBeNull()
  })

  test('shows an error if it fails without a reason', async () => {
    server.use(http.post('*/auth/google-id-token', () => HttpResponse.error()))
    open(paths.login)
    await press('Sign in with Google')

    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe('Google login failed: Unknown error')
  })

  test('is not offered without a client id', async () => {
    server.use(siteWith({}))
    open(paths.login)

    await screen.findByRole('heading', { name: 'Welcome Back' })
    expect(screen.queryByRole('button', { name: 'Sign in with Google' })).toBeNull()
    expect(google.asked).toEqual([])
  })

  test.each([paths.login, paths.register])('requires the second step, on %s', async (path) => {
    server.use(
      refuse('googleLogin', 'second_factor_required', { second_step: makeSecondStep() }),
      answer('takeSecondStep', makeSignedIn()),
    )
    open(path)
    await press('Sign in with Google')
    await screen.findByRole('heading', { name: 'One more step' })
    await fillIn('Six-digit code', '123456')
    await press('Sign In')

    await waitFor(() => expect(readTokens()).not.toBeNull())
  })
})

describe('a second step', () => {
  beforeEach(() => {
    server.use(
      refuse('login', 'second_factor_required', { second_step: makeSecondStep() }),
      answer('takeSecondStep', makeSignedIn()),
    )
  })

  async function givePassword() {
    open(paths.login)
    await signIn()
    await screen.findByRole('heading', { name: 'One more step' })
  }

  test('returns to the form with its values if it has expired', async () => {
    server.use(refuse('takeSecondStep', 'second_step_over'))
    await givePassword()
    await press('Use a recovery code')
    await fillIn('Recovery code', 'abcde-23456')
    await press('Sign In')

    expect((await screen.findByRole('alert')).textContent).toBe(
      'This took too long. Please sign in again.',
    )
    expect(screen.queryByRole('heading', { name: 'One more step' })).toBeNull()
    expect(screen.getByLabelText('Username or Email')).toHaveProperty('value', 'tara_k')
    expect(screen.getByLabelText('Password')).toHaveProperty('value', 'Lamp#Oil108')
  })

  test('is required for admins', async () => {
    open(paths.admin)
    await fillIn('Email or Username', 'a@example.org')
    await fillIn('Password', 'Lamp#Oil108')
    await press('Sign In')
    await screen.findByRole('heading', { name: 'One more step' })
    await fillIn('Six-digit code', '123456')
    await press('Sign In')

    await waitFor(() => expect(readTokens()).not.toBeNull())
  })
})

describe('a login link', () => {
  const DRAFT = `draft:${makeUser().id}:one`
  beforeEach(() =>
    server.use(
      answer('readLoginLink', { username: 'meera', display_name: 'Meera Nair' }),
      answer('exchangeLogin', makeSignedIn()),
    ),
  )

  test('opens home and clears the return path', async () => {
    localStorage.setItem('redirectAfterLogin', '/account')
    open('/login?token=abc')

    await press('Log in as Meera Nair')

    await waitFor(() => expect(readTokens()).not.toBeNull())
    await waitFor(() => expect(localStorage.getItem('redirectAfterLogin')).toBeNull())
  })

  test('keeps the current login and its drafts if it expires while it is read', async () => {
    const { tokens } = makeSignedIn()
    saveTokens(tokens)
    localStorage.setItem(DRAFT, 'I lower the lamp')
    server.use(refuse('exchangeLogin', 'login_link_invalid'))
    open('/login?token=abc')

    await press('Log in as Meera Nair')

    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/login link/))
    expect(readTokens()).toEqual(tokens)
    expect(localStorage.getItem(DRAFT)).toBe('I lower the lamp')
  })

  test('clears the old drafts and keeps its own for another account', async () => {
    const meera = makeSignedIn({ id: makeId(7), username: 'meera' })
    saveTokens({ ...makeSignedIn().tokens, refresh_token: 'former' })
    saveUser(makeUser())
    localStorage.setItem(DRAFT, 'I lower the lamp')
    localStorage.setItem(`draft:${meera.user.id}:two`, 'I lower the lamp')
    let [user, hasLeft] = [makeUser(), false]
    server.use(
      answer('exchangeLogin', () => {
        user = meera.user
        return meera
      }),
      answer('me', () => user),
      answer('logout', () => {
        hasLeft = true
        return { ok: true }
      }),
    )
    open('/login?token=abc')

    await press('Log in as Meera Nair')

    await waitFor(() => expect(hasLeft).toBe(true))
    expect(localStorage.getItem(DRAFT)).toBeNull()
    expect(localStorage.getItem(`draft:${meera.user.id}:two`)).toBe('I lower the lamp')
  })

  test.each(['a guest', 'a player'])('changes nothing after %s declines', async (who) => {
    if (who === 'a player') saveTokens(makeSignedIn().tokens)
    const before = readTokens()
    open('/login?token=abc')
    await screen.findByRole('heading', { name: 'Log in as Meera Nair?' })
    await press('Not now')

    await waitFor(() => expect(screen.queryByRole('heading', { name: /^Log in as/ })).toBeNull())
    expect(readTokens()).toEqual(before)
  })
})

test.each([
  ['used', /already used/],
  ['expired', /This link has expired/],
] as const)('a reset link that is %s shows so before a password is typed', async (state, text) => {
  server.use(answer('readResetLink', { state }))
  open('/reset-password?token=abc')

  await screen.findByText(text)
  expect(screen.queryByLabelText('Password')).toBeNull()
})

const FORM = {
  username: 'tara',
  email: 'tara@example.org',
  password: 'Sagar#2042x',
  confirm_password: 'Sagar#2042x',
}

async function registeredIn(locale: string): Promise<unknown> {
  let sent: unknown
  server.use(
    answer('register', async (request) => {
      sent = await request.json()
      return makeSignedIn()
    }),
  )
  open(paths.register, locale)
  await waitFor(() => expect(document.documentElement.lang).toBe(locale))
  await screen.findByRole('heading', { level: 1 })
  for (const [name, words] of Object.entries(FORM)) {
    const field = document.querySelector(`input[name="${name}"]`)
    if (field) fireEvent.change(field, { target: { value: words } })
  }
  const submit = document.querySelector('form button[type="submit"]')
  if (submit) fireEvent.click(submit)
  await waitFor(() => expect(sent).toBeDefined())
  return sent
}

test('creates a Hindi account when registering in Hindi', async () => {
  expect(await registeredIn('hi')).toEqual({ ...FORM, language: 'hi' })
})

test('sets no language when registering in English', async () => {
  expect(await registeredIn('en')).toEqual(FORM)
  expect(await screen.findByText(/sent to tara@example.org to .* 80 credits/)).toBeDefined()
})

test('applies a selected language immediately and on the next visit', async () => {
  open(paths.login)
  await choose('Language', 'हिन्दी')

  await screen.findByRole('heading', { level: 1, name: 'फिर से स्वागत है' })
  expect(localStorage.getItem('language')).toBe('hi')
  await waitFor(() => expect(document.title).toBe('लॉग इन · कथासागर'))
})

test('uses the account’s language without a selection', async () => {
  saveTokens(makeSignedIn().tokens)
  server.use(answer('me', makeUser({ language: 'hi' })))
  open('/nowhere', '')

  await screen.findByRole('heading', { level: 1, name: 'पन्ना नहीं मिला' })
  expect(localStorage.getItem('language')).toBeNull()
})

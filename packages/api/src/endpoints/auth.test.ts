import { HttpResponse, http } from 'msw'
import { describe, expect, test, vi } from 'vitest'

import { loginMessageFor } from '../client/messageFor.ts'
import { readGuestTokens } from '../auth/tokenStorage.ts'
import { makeAccessToken, makeSignedIn, makeUser } from '../testing/fixtures/account.ts'
import { refuse } from '../testing/handlers/answer.ts'
import { clientOnServer } from '../test/clientOnServer.ts'
import authApi from './auth.ts'
import guestApi from './auth/guest.ts'

const { server, openStore, kept } = clientOnServer()

const { login, register } = authApi.endpoints
const password = 'Sagar#2042x'
const calls = {
  login: () => login.initiate({ email_or_username: 'tara', password, remember_me: false }),
  register: () =>
    register.initiate({
      username: 'tara',
      email: 'tara@example.org',
      password,
      confirm_password: password,
    }),
}

describe.each(['login', 'register'] as const)('a %s', (name) => {
  const answerWith = (give: () => Response) => server.use(http.post(`*/auth/${name}`, give))
  const send = async () => {
    const store = openStore()
    const { error } = await (name === 'login'
      ? store.dispatch(calls.login())
      : store.dispatch(calls.register()))
    return {
      said: loginMessageFor(error, 'Login failed', {
        failed: { unreadable: 'Invalid response format' },
      }),
      state: store.getState().auth,
    }
  }

  test.each<[string, () => Response]>([
    ['null', () => HttpResponse.json(null)],
    ['nothing at all', () => new HttpResponse(null, { status: 204 })],
    ['an empty object', () => HttpResponse.json({})],
    ['a user without tokens', () => HttpResponse.json({ user: makeUser() })],
    ['tokens of another shape', () => HttpResponse.json({ tokens: 'abc', user: makeUser() })],
    ['a page in the place of JSON', () => HttpResponse.html('<p>Welcome</p>')],
  ])('answered by %s fails and stores no session', async (_what, give) => {
    answerWith(give)

    const { said, state } = await send()

    expect(said).toBe('Invalid response format')
    expect(state.isSignedIn).toBe(false)
    expect([...kept.keys()]).toEqual([])
  })

  test('stores the user before the tokens, because other tabs react to the tokens', async () => {
    answerWith(() => HttpResponse.json(makeSignedIn()))

    await send()

    expect([...kept.keys()]).toEqual(['user', 'tokens', 'token'])
  })

  test('shows the reason of a failure, whatever the response looks like', async () => {
    server.use(refuse(name, 'account_suspended'))
    const refused = await send()
    answerWith(() => HttpResponse.html('<p>Bad gateway</p>', { status: 502 }))
    const failed = await send()

    expect([refused.said, failed.said]).toEqual(['This account is suspended.', 'Login failed'])
  })
})

describe('a page on which a guest starts to play', () => {
  const guest = { access_token: makeAccessToken(900, 'guest'), refresh_token: 'guest-1' }
  const beginIn = (store: ReturnType<typeof openStore>) =>
    store.dispatch(guestApi.endpoints.createGuest.initiate())
  const makeGuests = () => {
    const made: string[] = []
    const make = http.post('*/auth/guest', () => {
      made.push(`guest-${made.length + 1}`)
      return HttpResponse.json({ ...guest, refresh_token: made.at(-1) }, { status: 201 })
    })
    server.use(make)
    return made
  }

  test('continues as the guest of another tab', async () => {
    const made = makeGuests()
    const [first, second] = [openStore(), openStore()]

    const answers = [await beginIn(first), await beginIn(second)]

    expect(made).toEqual(['guest-1'])
    expect(answers.map(({ data }) => data)).toEqual([guest, guest])
    expect(readGuestTokens()).toEqual(guest)
    expect(second.getState().auth.isGuest).toBe(true)
  })

  test('waits for another tab that starts at the same time', async () => {
    const made = makeGuests()
    let last: Promise<unknown> = Promise.resolve()
    const request = (_name: string, task: () => Promise<unknown>) => (last = last.then(task))
    vi.stubGlobal('navigator', { locks: { request } })

    await Promise.all([beginIn(openStore()), beginIn(openStore())])
    vi.stubGlobal('navigator', {})

    expect(made).toEqual(['guest-1'])
  })

  test('stores no guest if the response is invalid', async () => {
    server.use(http.post('*/auth/guest', () => HttpResponse.json({}, { status: 201 })))
    const store = openStore()

    const { error } = await beginIn(store)

    expect(error).toEqual({ status: 'CUSTOM_ERROR', error: 'unreadable_answer' })
    expect(readGuestTokens()).toBeNull()
    expect(store.getState().auth.isGuest).toBe(false)
  })
})

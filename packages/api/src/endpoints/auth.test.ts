import { HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'

import { signInMessageFor } from '../client/messageFor.ts'
import { makeUser } from '../testing/fixtures/users.ts'
import { refuse } from '../testing/handlers/answer.ts'
import { clientOnServer } from '../test/clientOnServer.ts'
import { authApi } from './auth.ts'

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
      said: signInMessageFor(error, 'Login failed', {
        failed: { unreadable: 'Invalid response format' },
      }),
      state: store.getState().auth,
    }
  }

  test.each<[string, () => Response]>([
    ['nothing at all', () => new HttpResponse(null, { status: 204 })],
    ['an empty object', () => HttpResponse.json({})],
    ['a user without tokens', () => HttpResponse.json({ user: makeUser() })],
    ['tokens of another shape', () => HttpResponse.json({ tokens: 'abc', user: makeUser() })],
    ['a page in the place of JSON', () => HttpResponse.html('<p>Welcome</p>')],
  ])('that is answered by %s says so, and signs nobody in', async (_what, give) => {
    answerWith(give)

    const { said, state } = await send()

    expect(said).toBe('Invalid response format')
    expect(state.isSignedIn).toBe(false)
    expect([...kept.keys()]).toEqual([])
  })

  test('that is refused says why, and a fault of the server is no matter of its shape', async () => {
    server.use(refuse(name, 'account_suspended'))
    const refused = await send()
    answerWith(() => HttpResponse.html('<p>Bad gateway</p>', { status: 502 }))
    const failed = await send()

    expect([refused.said, failed.said]).toEqual(['This account is suspended.', 'Login failed'])
  })
})

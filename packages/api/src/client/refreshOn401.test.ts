import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { clearTokens, readTokens, saveTokens } from '../auth/tokenStorage.ts'
import authApi from '../endpoints/auth.ts'
import { api } from '../fullApi.ts'
import modelsApi from '../endpoints/models.ts'
import progressApi from '../endpoints/progress.ts'
import openSessionsApi from '../endpoints/openSessions.ts'
import taxonomyApi from '../endpoints/taxonomy.ts'
import { makeError } from '../testing/fixtures/errors.ts'
import { makeModels } from '../testing/fixtures/models.ts'
import { makeAccessToken, makeUser } from '../testing/fixtures/account.ts'
import { clientOnServer } from '../test/clientOnServer.ts'
import { configureApi } from './configureApi.ts'

const spent = makeAccessToken(900, 'spent')
const renewed = makeAccessToken(900, 'renewed')
let refreshes = 0

const expired = () => {
  const { status, body } = makeError('session_expired')
  return HttpResponse.json(body, { status })
}
const withNewToken = (request: Request, value: object) =>
  request.headers.get('authorization') === `Bearer ${renewed}`
    ? HttpResponse.json(value)
    : expired()
const renewing = http.post('*/auth/refresh', async () => {
  refreshes += 1
  const tokens = { access_token: renewed, refresh_token: 'refresh-2' }
  return HttpResponse.json({ access_token: renewed, tokens })
})

const { server, openStore } = clientOnServer()
beforeEach(() => {
  refreshes = 0
  saveTokens({ access_token: spent, refresh_token: 'refresh-1' })
})

test('renews a rejected token once, and repeats the call', async () => {
  server.use(
    renewing,
    http.get('*/auth/me', ({ request }) => withNewToken(request, makeUser())),
  )
  const store = openStore()

  const { data } = await store.dispatch(authApi.endpoints.getMe.initiate())

  expect(data?.username).toBe('tara_k')
  expect(readTokens()?.refresh_token).toBe('refresh-2')
  expect(refreshes).toBe(1)
})

test('renews the token once for calls that are rejected together', async () => {
  server.use(
    renewing,
    http.get('*/auth/me', ({ request }) => withNewToken(request, makeUser())),
    http.get('*/models/featured', ({ request }) => withNewToken(request, makeModels())),
    http.get('*/categories/', ({ request }) => withNewToken(request, [])),
  )
  const { dispatch } = openStore()

  const results = await Promise.all([
    dispatch(authApi.endpoints.getMe.initiate()),
    dispatch(modelsApi.endpoints.listModels.initiate()),
    dispatch(taxonomyApi.endpoints.listCategories.initiate()),
  ])

  expect(results.every(({ isSuccess }) => isSuccess)).toBe(true)
  expect(refreshes).toBe(1)
})

test('renews a token in its last 30 s', async () => {
  saveTokens({ access_token: makeAccessToken(20), refresh_token: 'refresh-1' })
  const seen: (string | null)[] = []
  server.use(
    renewing,
    http.get('*/models/featured', ({ request }) => {
      seen.push(request.headers.get('authorization'))
      return HttpResponse.json(makeModels())
    }),
  )

  await openStore().dispatch(modelsApi.endpoints.listModels.initiate())

  expect(seen).toEqual([`Bearer ${renewed}`])
})

test('ends the session if renewal is refused, and sends a public call as a guest', async () => {
  server.use(
    http.post('*/auth/refresh', expired),
    http.get('*/models/featured', ({ request }) =>
      request.headers.has('authorization') ? expired() : HttpResponse.json(makeModels()),
    ),
  )
  const store = openStore()

  const { data } = await store.dispatch(modelsApi.endpoints.listModels.initiate())

  expect(data?.text).toHaveLength(4)
  expect(readTokens()).toBeNull()
  expect(store.getState().auth).toMatchObject({ isSignedIn: false, user: null, isLost: false })
})

test.each([
  ['listOpenSessions', true],
  ['getMe', false],
  ['collectRewards', false],
] as const)('opens the login page after a refused renewal %s: %s', async (name, isLost) => {
  server.use(
    http.post('*/auth/refresh', expired),
    http.get('*/auth/me', expired),
    http.get('*/game/sessions/', expired),
    http.post('*/progress/rewards', expired),
  )
  const store = openStore()
  const ask = {
    listOpenSessions: () => store.dispatch(openSessionsApi.endpoints.listOpenSessions.initiate()),
    getMe: () => store.dispatch(authApi.endpoints.getMe.initiate()),
    collectRewards: () => store.dispatch(progressApi.endpoints.collectRewards.initiate()),
  }

  await ask[name]()

  expect(store.getState().auth.isLost).toBe(isLost)
  expect(readTokens()).toBeNull()
})

test('uses a token that another tab has renewed', async () => {
  server.use(
    renewing,
    http.get('*/auth/me', ({ request }) => withNewToken(request, makeUser())),
  )
  const stealing = http.get(
    '*/auth/me',
    () => {
      saveTokens({ access_token: renewed, refresh_token: 'refresh-2' })
      return expired()
    },
    { once: true },
  )
  server.use(stealing)

  const { data } = await openStore().dispatch(authApi.endpoints.getMe.initiate())

  expect(data?.username).toBe('tara_k')
  expect(refreshes).toBe(0)
})

test.each([
  ['is away', () => HttpResponse.error()],
  ['does not answer', () => new Promise<never>(() => undefined)],
])('logout removes the tokens even if the server %s', async (_how, answer) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  server.use(http.post('*/auth/logout', answer))
  const store = openStore()

  void store.dispatch(authApi.endpoints.logout.initiate())
  await vi.advanceTimersByTimeAsync(5000)
  vi.useRealTimers()

  await expect.poll(readTokens).toBeNull()
  expect(store.getState().auth.isSignedIn).toBe(false)
})

test('preserves the session after a network error during renewal', async () => {
  server.use(
    http.post('*/auth/refresh', () => HttpResponse.error()),
    http.get('*/auth/me', expired),
  )

  const { error } = await openStore().dispatch(authApi.endpoints.getMe.initiate())

  expect(readTokens()?.refresh_token).toBe('refresh-1')
  expect(error).toMatchObject({ status: 'FETCH_ERROR' })
})

test.each([
  ['not known yet', makeAccessToken(900, 'spent')],
  ['known', makeAccessToken(-1, 'spent')],
])('returns the result %s if the renewal of the token fails', async (_when, access_token) => {
  const { status, body } = makeError('too_busy')
  saveTokens({ access_token, refresh_token: 'refresh-1' })
  server.use(
    http.post('*/auth/refresh', () => HttpResponse.json(body, { status })),
    http.get('*/auth/me', expired),
  )
  const store = openStore()

  const { error } = await store.dispatch(authApi.endpoints.getMe.initiate())

  expect(error).toMatchObject({ status, data: { code: 'too_busy' } })
  expect(store.getState().auth).toMatchObject({ isSignedIn: true, isLost: false })
})

test.each([
  'wrong_credentials',
  'second_factor_required',
  'second_factor_refused',
  'second_step_over',
] as const)(
  'does not renew the token if a confirmation of identity is answered by %s',
  async (code) => {
    const { status, body } = makeError(code)
    server.use(
      renewing,
      http.post('*/auth/login', () => HttpResponse.json(body, { status })),
    )

    const { error } = await openStore().dispatch(
      authApi.endpoints.login.initiate({ email_or_username: 'tara_k', password: 'wrong' }),
    )

    expect(error).toMatchObject({ status: 401 })
    expect(refreshes).toBe(0)
  },
)

test('drops tokens that arrive after a logout', async () => {
  server.use(
    http.post('*/auth/refresh', () => {
      clearTokens()
      const tokens = { access_token: renewed, refresh_token: 'refresh-2' }
      return HttpResponse.json({ access_token: renewed, tokens })
    }),
    http.get('*/auth/me', ({ request }) => withNewToken(request, makeUser())),
  )
  const store = openStore()

  const { error } = await store.dispatch(authApi.endpoints.getMe.initiate())

  expect(error).toMatchObject({ status: 401 })
  expect(readTokens()).toBeNull()
  expect(store.getState().auth.isLost).toBe(false)
})

test('drops tokens that arrive after another login', async () => {
  const theirs = { access_token: renewed, refresh_token: 'theirs' }
  server.use(
    http.post('*/auth/refresh', () => {
      saveTokens(theirs)
      const tokens = { access_token: 'late', refresh_token: 'refresh-2' }
      return HttpResponse.json({ access_token: 'late', tokens })
    }),
    http.get('*/auth/me', ({ request }) => withNewToken(request, makeUser())),
  )

  const { data } = await openStore().dispatch(authApi.endpoints.getMe.initiate())

  expect(data?.username).toBe('tara_k')
  expect(readTokens()).toEqual(theirs)
})

describe('a login during a call of the previous session', () => {
  const theirs = { access_token: renewed, refresh_token: 'theirs' }
  const signInAfresh = () => {
    saveTokens(theirs)
    return expired()
  }

  test('is used after the renewal is refused', async () => {
    server.use(
      http.post('*/auth/refresh', signInAfresh),
      http.get('*/auth/me', ({ request }) => withNewToken(request, makeUser())),
    )
    const store = openStore()

    const { data } = await store.dispatch(authApi.endpoints.getMe.initiate())

    expect(data?.username).toBe('tara_k')
    expect(readTokens()).toEqual(theirs)
    expect(store.getState().auth.isSignedIn).toBe(true)
  })

  test('survives a call without it, and is used for the retry', async () => {
    server.use(
      http.post('*/auth/refresh', expired),
      http.get('*/auth/me', ({ request }) =>
        request.headers.has('authorization') ? withNewToken(request, makeUser()) : signInAfresh(),
      ),
    )
    const store = openStore()

    const { data } = await store.dispatch(authApi.endpoints.getMe.initiate())

    expect(data?.username).toBe('tara_k')
    expect(readTokens()).toEqual(theirs)
    expect(store.getState().auth).toMatchObject({ isSignedIn: true, isLost: false })
  })
})

describe('in a browser that denies all locks', () => {
  const refuse = () => Promise.reject(new DOMException('denied', 'SecurityError'))
  beforeEach(() => void vi.stubGlobal('navigator', { locks: { request: vi.fn(refuse) } }))
  afterEach(() => void vi.stubGlobal('navigator', {}))

  test('renews a token anyway', async () => {
    server.use(
      renewing,
      http.get('*/auth/me', ({ request }) => withNewToken(request, makeUser())),
    )

    const { data } = await openStore().dispatch(authApi.endpoints.getMe.initiate())

    expect(data?.username).toBe('tara_k')
    expect(refreshes).toBe(1)
  })
})

describe('an API on another origin', () => {
  beforeEach(() => configureApi({ baseUrl: 'https://stories.example.org/v2' }))
  afterEach(() => configureApi({ baseUrl: 'http://localhost/api/v1' }))

  test('is called with cookies, and renews tokens', async () => {
    // The mock server does not see the credentials mode.
    const send = vi.spyOn(globalThis, 'fetch')
    server.use(
      http.post('https://stories.example.org/v2/auth/refresh', () =>
        HttpResponse.json({ access_token: renewed }),
      ),
      http.get('https://stories.example.org/v2/auth/me', ({ request }) =>
        withNewToken(request, makeUser()),
      ),
    )

    const { data } = await openStore().dispatch(api.endpoints.getMe.initiate())

    expect(data?.username).toBe('tara_k')
    expect(readTokens()).toEqual({ access_token: renewed, refresh_token: 'refresh-1' })
    const modes = send.mock.calls.map(([request]) => (request as Request).credentials)
    expect(modes).toEqual(['include', 'include', 'include'])
    send.mockRestore()
  })
})

import { configureStore } from '@reduxjs/toolkit'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { authReducer, signedIn } from '../auth/authSlice.ts'
import { readTokens, readUser, saveTokens, saveUser } from '../auth/tokenStorage.ts'
import { api } from '../client/apiSlice.ts'
import { makeError } from '../testing/fixtures/errors.ts'
import { makeId } from '../testing/fixtures/ids.ts'
import { makeSignedIn, makeUser } from '../testing/fixtures/users.ts'
import { accountLinksApi } from './accountLinks.ts'

const memory = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => memory.get(key) ?? null,
  setItem: (key: string, value: string) => void memory.set(key, value),
  removeItem: (key: string) => void memory.delete(key),
})

const server = setupServer()
const { verifyEmail, exchangeLogin } = accountLinksApi.endpoints
const makeStore = () =>
  configureStore({
    reducer: { [api.reducerPath]: api.reducer, auth: authReducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  })

beforeAll(() => server.listen())
beforeEach(() => memory.clear())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const confirming = (user_id: string, onCall: () => void = () => undefined) =>
  http.get('*/auth/verify-email', () => {
    onCall()
    return HttpResponse.json({ message: 'Email verified successfully', was_used: false, user_id })
  })

test('a page that is drawn twice sends its link once', async () => {
  let calls = 0
  server.use(confirming(makeId(1), () => void (calls += 1)))
  const { dispatch } = makeStore()

  await Promise.all([
    dispatch(verifyEmail.initiate({ token: 'link' })),
    dispatch(verifyEmail.initiate({ token: 'link' })),
  ])

  expect(calls).toBe(1)
})

test.each([
  ['own', makeUser().id, true],
  ['another', makeId(999), false],
])('the link of %s account marks the user on this device: %s', async (_whose, id, is_verified) => {
  server.use(confirming(id))
  const store = makeStore()
  saveUser(makeUser())
  store.dispatch(signedIn(makeUser()))

  await store.dispatch(verifyEmail.initiate({ token: 'link' }))

  await expect.poll(() => store.getState().auth.user?.is_verified).toBe(is_verified)
  expect(readUser()?.is_verified).toBe(is_verified)
})

test('a login link leaves a sign-in behind', async () => {
  server.use(http.post('*/auth/exchange', () => HttpResponse.json(makeSignedIn())))
  const store = makeStore()

  await store.dispatch(exchangeLogin.initiate({ token: 'code' }))

  expect(store.getState().auth.isSignedIn).toBe(true)
  expect(readTokens()).not.toBeNull()
})

test('a spent login link leaves the sign-in of this device alone', async () => {
  const { tokens } = makeSignedIn()
  saveTokens(tokens)
  const { status, body } = makeError('login_link_invalid')
  server.use(http.post('*/auth/exchange', () => HttpResponse.json(body, { status })))

  const { error } = await makeStore().dispatch(exchangeLogin.initiate({ token: 'code' }))

  expect(error).toMatchObject({ status: 401 })
  expect(readTokens()).toEqual(tokens)
})

import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'

import { signedIn } from '../auth/authSlice.ts'
import {
  readTokens,
  readUser,
  saveGuestTokens,
  saveTokens,
  saveUser,
} from '../auth/tokenStorage.ts'
import { makeError } from '../testing/fixtures/errors.ts'
import { makeId } from '../testing/fixtures/ids.ts'
import { makeAccessToken, makeSignedIn, makeUser } from '../testing/fixtures/account.ts'
import { answer } from '../testing/handlers/answer.ts'
import { clientOnServer } from '../test/clientOnServer.ts'
import accountLinksApi from './accountLinks.ts'

const { server, openStore } = clientOnServer()
const { verifyEmail, exchangeLogin } = accountLinksApi.endpoints

const confirming = (user_id: string, onCall: () => void = () => undefined) =>
  http.get('*/auth/verify-email', () => {
    onCall()
    return HttpResponse.json({ message: 'Email verified successfully', was_used: false, user_id })
  })

test('sends a link once despite double rendering', async () => {
  let calls = 0
  server.use(confirming(makeId(1), () => void (calls += 1)))
  const { dispatch } = openStore()

  await Promise.all([
    dispatch(verifyEmail.initiate({ token: 'link' })),
    dispatch(verifyEmail.initiate({ token: 'link' })),
  ])

  expect(calls).toBe(1)
})

test.each([
  ['own', makeUser().id, true],
  ['another', makeId(999), false],
])(
  'marks the user on this device by the link of %s account: %s',
  async (_whose, id, is_verified) => {
    server.use(confirming(id))
    const store = openStore()
    saveUser(makeUser())
    store.dispatch(signedIn(makeUser()))

    await store.dispatch(verifyEmail.initiate({ token: 'link' }))

    await expect.poll(() => store.getState().auth.user?.is_verified).toBe(is_verified)
    expect(readUser()?.is_verified).toBe(is_verified)
  },
)

test('moves the guest of this device to the account of a login link', async () => {
  const bodies: unknown[] = []
  saveGuestTokens({ access_token: 'guest', refresh_token: 'guest-refresh' })
  server.use(
    answer('exchangeLogin', async (request) => {
      bodies.push(await request.json())
      return makeSignedIn()
    }),
  )

  await openStore().dispatch(exchangeLogin.initiate({ token: 'code' }))

  const { timeZone: time_zone } = Intl.DateTimeFormat().resolvedOptions()
  expect(bodies).toEqual([{ token: 'code', guest_token: 'guest-refresh', time_zone }])
})

test('ends the current session when the login link of another user is accepted', async () => {
  const ended: (string | null)[] = []
  const signedIn = makeSignedIn()
  const former = { access_token: makeAccessToken(900, 'former'), refresh_token: 'former' }
  saveTokens(former)
  saveUser(makeUser({ id: makeId(999) }))
  server.use(
    answer('exchangeLogin', signedIn),
    answer('logout', ({ headers }) => {
      ended.push(headers.get('authorization'))
      return { ok: true }
    }),
  )
  const store = openStore()

  await store.dispatch(exchangeLogin.initiate({ token: 'code' }))

  await expect.poll(() => ended).toEqual([`Bearer ${former.access_token}`])
  expect(readTokens()).toEqual(signedIn.tokens)
  expect(store.getState().auth).toMatchObject({ isSignedIn: true, isLost: false })
})

test('keeps the current session after a used login link', async () => {
  const { tokens } = makeSignedIn()
  saveTokens(tokens)
  const { status, body } = makeError('login_link_invalid')
  server.use(http.post('*/auth/exchange', () => HttpResponse.json(body, { status })))

  const { error } = await openStore().dispatch(exchangeLogin.initiate({ token: 'code' }))

  expect(error).toMatchObject({ status: 401 })
  expect(readTokens()).toEqual(tokens)
})

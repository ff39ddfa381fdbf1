import { MINUTE_MS, routes, type Route, type RouteName } from '@kathasagar/api/contract'
import { afterAll, describe, expect, test } from 'vitest'

import { googleTokens } from '../../providers/googleTokens.ts'
import { registerAdmin } from '../../test/admins.ts'
import { changeUser } from '../../test/factories.ts'
import { startGoogle } from '../../test/googleServer.ts'
import { openTestApp } from '../../test/openTestApp.ts'

const google = await startGoogle()
afterAll(() => google.close())
const product = await openTestApp({ ports: { google: googleTokens(google.settings) } })

const promote = (id: string) => changeUser(product.db, id, { role: 'admin' })

const GRANT = { amount: 5, reason: 'She found a torn page' }
const giveCredits = (token: string, user_id: string) =>
  product.call('grantCredits', { token, params: { user_id }, body: GRANT })

const needy = (Object.entries(routes) as [RouteName, Route][])
  .filter(([, { requiresReauth }]) => requiresReauth)
  .map(([name]) => name)

test('requires a recent login only for changes of rights, wallets, providers, or second factors', () => {
  expect(needy.toSorted()).toEqual([
    'addProvider',
    'beginTotp',
    'bindModel',
    'changeProvider',
    'confirmTotp',
    'grantCredits',
    'removeProvider',
    'removeTotp',
    'renewRecoveryCodes',
    'resetSecondFactor',
    'setModelLimits',
    'setPremium',
    'setRole',
    'setSuspension',
  ])
})

test.each(needy)('refuses %s for an admin without a recent login', async (name) => {
  const admin = await registerAdmin(product)
  product.clock.advance(5 * MINUTE_MS)

  const params = { user_id: admin.id, provider_id: admin.id, model_key: 'tenali' }
  const refused = await product.call(name, { token: admin.access_token, params, body: {} })

  expect([refused.status, refused.refusal().code]).toEqual([403, 'reauth_required'])
})

describe('a confirmation of identity', () => {
  test('requires the correct password at login or later, and is valid for five minutes on one device', async () => {
    const admin = await registerAdmin(product)
    const { access_token: token, password } = admin
    const player = await product.register()
    const other = (await product.logIn(admin)).answer().tokens
    const first = await giveCredits(token, player.id)
    product.clock.advance(6 * MINUTE_MS)

    const wrong = await product.call('reauthenticate', { token, body: { password: 'Wrong#1234' } })
    const without = await giveCredits(token, player.id)
    const { reauthenticated_until } = await product.ask('reauthenticate', {
      token,
      body: { password },
    })
    const within = await giveCredits(token, player.id)
    const elsewhere = await giveCredits(other.access_token, player.id)
    product.clock.advance(5 * MINUTE_MS)
    const after = await giveCredits(token, player.id)

    expect([wrong.status, wrong.refusal().code]).toEqual([401, 'wrong_credentials'])
    expect(Date.parse(reauthenticated_until)).toBe(product.clock.now().getTime())
    expect([first.status, within.status]).toEqual([201, 201])
    for (const { refusal } of [without, elsewhere, after]) {
      expect(refusal().code).toBe('reauth_required')
    }
  })

  test('is not given by a renewed login or a login link', async () => {
    const [admin, player] = [await registerAdmin(product), await product.register()]
    const { access_token: token, password, refresh_token } = admin
    const { url } = await product.ask('createLoginLink', { token, body: { password } })
    const link = new URL(url).searchParams.get('token') ?? ''
    const linked = await product.ask('exchangeLogin', { body: { token: link } })
    product.clock.advance(6 * MINUTE_MS)
    const renewed = await product.ask('refresh', { body: { refresh_token } })

    const tries = [linked.tokens, renewed.tokens].map(({ access_token }) =>
      giveCredits(access_token, player.id),
    )

    const codes = (await Promise.all(tries)).map((refused) => refused.refusal().code)
    expect(codes).toEqual(['reauth_required', 'reauth_required'])
  })
})

describe('an admin with a Google login and no password', () => {
  const seconds = () => Math.floor(product.clock.now().getTime() / 1000)
  const person = (sub: string) => ({
    sub,
    email: `${sub}@gmail.example`,
    name: 'Asha Rao',
    iat: seconds(),
    exp: seconds() + 60 * 60,
  })
  const newNonce = async () => (await product.ask('createGoogleNonce')).nonce
  const confirm = (token: string, id_token: string) =>
    product.call('reauthenticateWithGoogle', { token, body: { id_token } })
  const identity = async (sub: string) => google.signed({ nonce: await newNonce(), ...person(sub) })
  async function makeGoogler(sub: string) {
    const body = { id_token: await identity(sub) }
    const { user, tokens } = await product.ask('googleLogin', { body })
    await promote(user.id)
    product.clock.advance(6 * MINUTE_MS)
    return { id: user.id, token: tokens.access_token }
  }

  test('can confirm their identity with Google', async () => {
    const [{ token }, player] = [await makeGoogler('prover'), await product.register()]
    const before = await giveCredits(token, player.id)

    const proved = await confirm(token, await identity('prover'))

    expect([before.status, proved.status]).toEqual([403, 200])
    expect((await giveCredits(token, player.id)).status).toBe(201)
  })

  test('can’t confirm with a used or an old token, or with that of another user', async () => {
    await makeGoogler('somebody-else')
    const { token } = await makeGoogler('twice')
    const [fresh, old] = [await identity('twice'), await identity('twice')]
    await confirm(token, fresh)

    const ofAnother = await confirm(token, await identity('somebody-else'))
    const again = await confirm(token, fresh)
    product.clock.advance(6 * MINUTE_MS)

    for (const { refusal } of [ofAnother, again, await confirm(token, old)]) {
      expect(refusal().code).toBe('google_refused')
    }
  })

  test('is asked to set a password after entering one', async () => {
    const { token } = await makeGoogler('typist')

    const typed = await product.call('reauthenticate', { token, body: { password: 'Sagar#2042x' } })

    const detail = [{ loc: ['password'], type: 'noPassword' }]
    expect(typed.refusal()).toMatchObject({ code: 'invalid_fields', detail })
  })
})

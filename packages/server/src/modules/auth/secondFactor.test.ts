import { DAY_MS, MINUTE_MS } from '@kathasagar/api/contract'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'

import { googleTokens } from '../../providers/googleTokens.ts'
import { makePerson } from '../../test/access/scenery.ts'
import type { Player } from '../../test/caller.ts'
import { changeUser } from '../../test/factories.ts'
import { startGoogle } from '../../test/googleServer.ts'
import { openTestApp } from '../../test/openTestApp.ts'
import { auditEvents } from '../../test/auditEvents.ts'
import { eraseUser } from '../account/index.ts'

const SITE = 'https://tales.example'

const google = await startGoogle()
afterAll(() => google.close())
const product = await openTestApp({
  config: { publicUrl: SITE, adminsNeedSecondFactor: true },
  ports: { rateLimitFactor: 1, google: googleTokens(google.settings) },
})
beforeEach(() => product.db.deleteFrom('rate_limits').execute())

const makeAdmin = () => makePerson(product, { role: 'admin' })

const codeOf = (secret: string, at = product.clock.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() })

const signIn = (person: Player) => product.logIn(person)

async function stepOf(person: Player) {
  const step = (await signIn(person)).refusal().second_step
  if (!step) throw new Error('No second step is asked for')
  return step
}

async function withApp(person: Player) {
  const token = person.access_token
  const { secret } = await product.ask('beginTotp', { token })
  const body = { one_time_code: codeOf(secret) }
  const confirmed = await product.ask('confirmTotp', { token, body })
  // Each code is accepted only once.
  product.clock.advance(MINUTE_MS)
  return { secret, recovery_codes: confirmed.recovery_codes ?? [] }
}

const takeStep = (body: Record<string, unknown>) => product.call('takeSecondStep', { body })

describe('an authenticator app', () => {
  test('is required after the password, and accepts each code once, up to half a minute early or late', async () => {
    const person = await makeAdmin()
    const { secret, recovery_codes } = await withApp(person)
    const code = codeOf(secret)
    const [first, second] = [await stepOf(person), await stepOf(person)]

    const signedIn = await takeStep({ challenge: first.challenge, one_time_code: code })
    const again = await takeStep({ challenge: second.challenge, one_time_code: code })
    const used = await takeStep({ challenge: first.challenge, one_time_code: '000000' })
    const codeAt = (ms: number) => codeOf(secret, new Date(product.clock.now().getTime() + ms))
    const tryCode = (ms: number) =>
      takeStep({ challenge: second.challenge, one_time_code: codeAt(ms) })
    const statuses = [(await tryCode(-90_000)).status, (await tryCode(30_000)).status]

    expect(recovery_codes).toHaveLength(10)
    expect(signedIn.answer().user.id).toBe(person.id)
    expect([again.status, again.refusal().code]).toEqual([401, 'second_factor_refused'])
    expect(used.refusal().code).toBe('second_step_over')
    expect(statuses).toEqual([401, 200])
  })

  test('is stored encrypted, never returned, and no longer required after its removal', async () => {
    const person = await makeAdmin()
    const { secret } = await withApp(person)
    const { access_token: token } = person
    const factors = product.db.selectFrom('totp_factors').selectAll()
    const kept = await factors.where('user_id', '=', person.id).executeTakeFirstOrThrow()
    const told = await product.ask('getSecondFactor', { token })
    await product.call('removeTotp', { token })
    const left = await product.ask('getSecondFactor', { token })

    expect(JSON.stringify([kept, told])).not.toContain(secret)
    expect(told).toMatchObject({ recovery_codes_left: 10, due_at: null })
    expect(left).toMatchObject({ totp: null, recovery_codes_left: 0 })
    expect((await signIn(person)).status).toBe(200)
  })
})

describe('a second step', () => {
  test('permits five attempts within five minutes', async () => {
    const person = await makeAdmin()
    const { secret } = await withApp(person)
    const { challenge } = await stepOf(person)
    for (let tries = 0; tries < 5; tries += 1)
      await takeStep({ challenge, one_time_code: '000000' })
    const sixth = await takeStep({ challenge, one_time_code: codeOf(secret) })
    const late = await stepOf(person)
    product.clock.advance(5 * MINUTE_MS)

    const after = await takeStep({ challenge: late.challenge, one_time_code: codeOf(secret) })

    for (const { refusal } of [sixth, after]) expect(refusal().code).toBe('second_step_over')
  })

  test('can’t be guessed by logging in repeatedly', async () => {
    const person = await makeAdmin()
    await withApp(person)
    const codes: string[] = []
    for (let tries = 0; tries < 11; tries += 1) {
      const { challenge } = await stepOf(person)
      codes.push((await takeStep({ challenge, one_time_code: '000000' })).refusal().code)
      // Resets the limits of the address, so that only the account's limit applies.
      const limits = product.db.deleteFrom('rate_limits')
      await limits.where('key', 'not like', 'second-factor:%').execute()
    }

    expect(codes.slice(0, 10)).toEqual(Array(10).fill('second_factor_refused'))
    expect(codes[10]).toBe('too_many_requests')
  })

  test('accepts a recovery code once', async () => {
    const person = await makeAdmin()
    const { recovery_codes } = await withApp(person)
    const recovery_code = recovery_codes[0]?.toUpperCase().replace('-', ' ')
    const [first, second] = [await stepOf(person), await stepOf(person)]

    const signedIn = await takeStep({ challenge: first.challenge, recovery_code })
    const again = await takeStep({ challenge: second.challenge, recovery_code })

    expect([signedIn.status, again.refusal().code]).toEqual([200, 'second_factor_refused'])
    const kept = await product.db.selectFrom('recovery_codes').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain(recovery_codes[1]?.replace('-', ''))
  })
})

describe('a pending second step', () => {
  test('ends when the owner changes the password', async () => {
    const person = await makeAdmin()
    const { secret } = await withApp(person)
    const { challenge } = await stepOf(person)
    const password = 'Boat#on-monsoon7'
    const body = { current_password: person.password, password, confirm_password: password }
    await product.call('changePassword', { token: person.access_token, body })
    const one_time_code = codeOf(secret)
    const late = await takeStep({ challenge, one_time_code })
    const anew = await stepOf({ ...person, password })

    expect(late.refusal().code).toBe('second_step_over')
    expect((await takeStep({ challenge: anew.challenge, one_time_code })).status).toBe(200)
  })

  test('follows a Google login, which is not sufficient', async () => {
    const signInByGoogle = async () => {
      const { nonce } = await product.ask('createGoogleNonce')
      const claims = { sub: 'two-steps', email: 'two-steps@gmail.example', name: 'Asha Rao', nonce }
      const now = Math.floor(product.clock.now().getTime() / 1000)
      const id_token = await google.signed({ ...claims, iat: now, exp: now + 3600 })
      return product.call('googleLogin', { body: { id_token } })
    }
    const { tokens, user } = (await signInByGoogle()).answer()
    await changeUser(product.db, user.id, { role: 'admin' })
    const token = tokens.access_token
    const { secret } = await product.ask('beginTotp', { token })
    await product.call('confirmTotp', { token, body: { one_time_code: codeOf(secret) } })
    product.clock.advance(MINUTE_MS)

    const refused = (await signInByGoogle()).refusal()
    const { challenge = '' } = refused.second_step ?? {}
    const signedIn = await takeStep({ challenge, one_time_code: codeOf(secret) })

    expect(refused).toMatchObject({ code: 'second_factor_required' })
    expect(signedIn.answer().user.id).toBe(user.id)
  })
})

test('deletes everything that a stranger set up with an unconfirmed email when its owner logs in with Google', async () => {
  const stranger = await makePerson(product, { role: 'admin', is_verified: false })
  await withApp(stranger)
  const { nonce } = await product.ask('createGoogleNonce')
  const id_token = await google.signed({ nonce, sub: 'owner', email: stranger.email })

  const owner = (await product.call('googleLogin', { body: { id_token } })).answer()

  const token = owner.tokens.access_token
  expect(owner.user).toMatchObject({ id: stranger.id, is_verified: true })
  const none = { totp: null, recovery_codes_left: 0 }
  expect(await product.ask('getSecondFactor', { token })).toMatchObject(none)
})

test('confirms the identity with a code instead of the password', async () => {
  const person = await makeAdmin()
  const { secret } = await withApp(person)
  const { access_token: token } = person
  product.clock.advance(6 * MINUTE_MS)

  const before = await product.call('renewRecoveryCodes', { token })
  const body = { one_time_code: codeOf(secret) }
  await product.call('reauthenticateWithSecondFactor', { token, body })
  const after = await product.call('renewRecoveryCodes', { token })

  expect([before.refusal().code, after.status]).toEqual(['reauth_required', 201])
})

test('lets an account without admin rights use its existing app, but not set one up', async () => {
  const person = await makeAdmin()
  const { secret } = await withApp(person)
  await changeUser(product.db, person.id, { role: 'user' })
  const { challenge } = await stepOf(person)
  const { tokens } = (await takeStep({ challenge, one_time_code: codeOf(secret) })).answer()
  const token = tokens.access_token

  const codes = await product.call('renewRecoveryCodes', { token })
  const removed = await product.call('removeTotp', { token })
  const anew = await product.call('beginTotp', { token })

  expect([codes.status, removed.status, anew.status]).toEqual([201, 200, 403])
  expect(anew.refusal().code).toBe('forbidden')
})

describe('an admin', () => {
  test('has seven days to set one up, and then can’t access administration', async () => {
    const admin = await makeAdmin()
    const token = admin.access_token
    const { due_at } = await product.ask('getSecondFactor', { token })
    const within = await product.call('listUsers', { token })
    product.clock.advance(7 * DAY_MS)
    const later = (await signIn(admin)).answer().tokens.access_token
    const overdue = await product.call('listUsers', { token: later })
    await withApp({ ...admin, access_token: later })

    const after = await product.call('listUsers', { token: later })

    expect(Date.parse(due_at ?? '')).toBe(product.clock.now().getTime() - MINUTE_MS)
    expect([within.status, overdue.status, after.status]).toEqual([200, 403, 200])
    expect(overdue.refusal().code).toBe('second_factor_missing')
  })

  test('removes the second factor of an account, sends it a mail, and ends its logins', async () => {
    const [admin, person] = [await makeAdmin(), await makeAdmin()]
    await withApp(person)

    const after = { reason: 'Lost the phone' }
    const call = { token: admin.access_token, params: { user_id: person.id }, body: after }
    const reset = await product.call('resetSecondFactor', call)
    const outbox = product.db.selectFrom('mail_outbox').select('kind')
    const mails = await outbox.where('recipient', '=', person.email).execute()
    const acts = await auditEvents(product.db, 'second_factor_reset')
    expect(reset.status).toBe(200)
    expect((await product.call('me', { token: person.access_token })).status).toBe(401)
    expect((await signIn(person)).status).toBe(200)
    expect(mails).toContainEqual({ kind: 'second_factor_reset' })
    expect(acts.filter(({ target_id }) => target_id === person.id)).toMatchObject([
      { actor_id: admin.id, after },
    ])
  })
})

test('deletes all data of the second factor when the account is erased', async () => {
  const person = await makeAdmin()
  await withApp(person)
  await stepOf(person)

  await product.ports.transaction((db) => eraseUser(db, person.id, 'remove', product.clock.now()))

  const left = await Promise.all(
    (['totp_factors', 'recovery_codes', 'auth_challenges'] as const).map((table) =>
      product.db.selectFrom(table).select('user_id').where('user_id', '=', person.id).execute(),
    ),
  )
  expect(left.flat()).toEqual([])
})

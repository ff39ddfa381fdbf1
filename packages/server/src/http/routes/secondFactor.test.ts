import { DAY_MS, MINUTE_MS } from '@kathasagar/api/contract'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'

import { googleTokens } from '../../providers/googleTokens.ts'
import { makePerson, type Person } from '../../test/access/scenery.ts'
import { startGoogle } from '../../test/googleServer.ts'
import { openTestApp } from '../../test/openTestApp.ts'
import { softAuthenticator } from '../../test/softAuthenticator.ts'

const SITE = 'https://tales.example'

const google = await startGoogle()
afterAll(() => google.close())
const product = await openTestApp({
  config: { publicUrl: SITE, adminsNeedSecondFactor: true },
  ports: { rateLimitFactor: 1, google: googleTokens(google.settings) },
})
beforeEach(() => product.db.deleteFrom('rate_limits').execute())

const phone = (where = {}) => softAuthenticator({ rpId: 'tales.example', origin: SITE, ...where })

const codeOf = (secret: string, at = product.clock.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() })

const signIn = ({ username, password }: Person) =>
  product.call('login', { body: { email_or_username: username, password } })

/** The second step that a sign-in asks for. */
async function stepOf(person: Person) {
  const step = (await signIn(person)).refusal().second_step
  if (!step) throw new Error('No second step is asked for')
  return step
}

async function withApp(person: Person) {
  const token = person.access_token
  const { secret } = await product.ask('beginTotp', { token })
  const confirmed = await product.ask('confirmTotp', {
    token,
    body: { one_time_code: codeOf(secret) },
  })
  // The code of the set-up is used up.
  product.clock.advance(MINUTE_MS)
  return { secret, recovery_codes: confirmed.recovery_codes ?? [] }
}

async function addPasskey(token: string, authenticator = phone()) {
  const { challenge } = await product.ask('beginPasskey', { token })
  const passkey = authenticator.create(challenge)
  return product.call('addPasskey', { token, body: { name: 'Phone', passkey } })
}

const newChallenge = async () => (await product.ask('createPasskeyChallenge')).challenge

const takeStep = (body: Record<string, unknown>) => product.call('takeSecondStep', { body })

describe('an authenticator app', () => {
  test('is asked for after the password, and its code signs in', async () => {
    const person = await makePerson(product)
    const { secret, recovery_codes } = await withApp(person)
    const { challenge, ways } = await stepOf(person)

    const signedIn = await takeStep({ challenge, one_time_code: codeOf(secret) })

    expect(recovery_codes).toHaveLength(10)
    expect(ways).toEqual(['code', 'recovery_code'])
    expect(signedIn.answer().user.id).toBe(person.id)
  })

  test('has each code taken once', async () => {
    const person = await makePerson(product)
    const { secret } = await withApp(person)
    const code = codeOf(secret)
    const [first, second] = [await stepOf(person), await stepOf(person)]
    await takeStep({ challenge: first.challenge, one_time_code: code })

    const again = await takeStep({ challenge: second.challenge, one_time_code: code })
    const used = await takeStep({ challenge: first.challenge, one_time_code: '000000' })

    expect([again.status, again.refusal().code]).toEqual([401, 'second_factor_refused'])
    expect(used.refusal().code).toBe('second_step_over')
  })

  test('may go half a minute wrong, and no more', async () => {
    const person = await makePerson(product)
    const { secret } = await withApp(person)
    const late = codeOf(secret, new Date(product.clock.now().getTime() - 90_000))
    const early = codeOf(secret, new Date(product.clock.now().getTime() + 30_000))
    const { challenge } = await stepOf(person)

    expect((await takeStep({ challenge, one_time_code: late })).status).toBe(401)
    expect((await takeStep({ challenge, one_time_code: early })).status).toBe(200)
  })

  test('is kept sealed, and told by no call', async () => {
    const person = await makePerson(product)
    const { secret } = await withApp(person)

    const kept = await product.db
      .selectFrom('totp_factors')
      .selectAll()
      .where('user_id', '=', person.id)
      .executeTakeFirstOrThrow()
    const told = await product.ask('getSecondFactor', { token: person.access_token })

    expect(JSON.stringify(kept)).not.toContain(secret)
    expect(JSON.stringify(told)).not.toContain(secret)
    expect(told).toMatchObject({ recovery_codes_left: 10, due_at: null })
  })

  test('is asked for no more once it is removed, and the recovery codes go with it', async () => {
    const person = await makePerson(product)
    await withApp(person)

    await product.call('removeTotp', { token: person.access_token })

    const left = await product.ask('getSecondFactor', { token: person.access_token })
    expect(left).toMatchObject({ totp: null, recovery_codes_left: 0 })
    expect((await signIn(person)).status).toBe(200)
  })
})

describe('a second step', () => {
  test('takes five tries, and lasts five minutes', async () => {
    const person = await makePerson(product)
    const { secret } = await withApp(person)
    const { challenge } = await stepOf(person)
    for (let tries = 0; tries < 5; tries += 1)
      await takeStep({ challenge, one_time_code: '000000' })
    const sixth = await takeStep({ challenge, one_time_code: codeOf(secret) })
    const late = await stepOf(person)
    product.clock.advance(5 * MINUTE_MS)

    const after = await takeStep({ challenge: late.challenge, one_time_code: codeOf(secret) })

    expect([sixth.refusal().code, after.refusal().code]).toEqual([
      'second_step_over',
      'second_step_over',
    ])
  })

  test('is not guessed at by signing in again and again', async () => {
    const person = await makePerson(product)
    await withApp(person)
    const codes: string[] = []
    for (let tries = 0; tries < 11; tries += 1) {
      const { challenge } = await stepOf(person)
      codes.push((await takeStep({ challenge, one_time_code: '000000' })).refusal().code)
      // Sparing the counts of the address: this is about the account.
      await product.db
        .deleteFrom('rate_limits')
        .where('key', 'not like', 'second-factor:%')
        .execute()
    }

    expect(codes.slice(0, 10)).toEqual(Array(10).fill('second_factor_refused'))
    expect(codes[10]).toBe('too_many_requests')
  })

  test('is taken by a recovery code, once', async () => {
    const person = await makePerson(product)
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

describe('a second step that is begun', () => {
  test('is over once the password is changed by its owner', async () => {
    const person = await makePerson(product)
    const { secret } = await withApp(person)
    const { challenge } = await stepOf(person)
    const password = 'Boat#on-monsoon7'
    await product.call('changePassword', {
      token: person.access_token,
      body: { current_password: person.password, password, confirm_password: password },
    })

    const late = await takeStep({ challenge, one_time_code: codeOf(secret) })
    const anew = await stepOf({ ...person, password })

    expect(late.refusal().code).toBe('second_step_over')
    expect(
      (await takeStep({ challenge: anew.challenge, one_time_code: codeOf(secret) })).status,
    ).toBe(200)
  })

  test('follows Google’s word, which alone signs nobody in', async () => {
    const signInByGoogle = async () => {
      const { nonce } = await product.ask('createGoogleNonce')
      const claims = { sub: 'two-steps', email: 'two-steps@gmail.example', name: 'Asha Rao', nonce }
      const now = Math.floor(product.clock.now().getTime() / 1000)
      const id_token = await google.signed({ ...claims, iat: now, exp: now + 3600 })
      return product.call('googleLogin', { body: { id_token } })
    }
    const { tokens, user } = (await signInByGoogle()).answer()
    const token = tokens.access_token
    const { secret } = await product.ask('beginTotp', { token })
    await product.call('confirmTotp', { token, body: { one_time_code: codeOf(secret) } })
    product.clock.advance(MINUTE_MS)

    const refused = (await signInByGoogle()).refusal()
    const { challenge = '' } = refused.second_step ?? {}
    const signedIn = await takeStep({ challenge, one_time_code: codeOf(secret) })

    expect(refused).toMatchObject({ code: 'second_factor_required' })
    expect(refused.second_step?.ways).toEqual(['code', 'recovery_code'])
    expect(signedIn.answer().user.id).toBe(user.id)
  })
})

describe('a passkey', () => {
  test('signs in by itself, and is asked for after the password', async () => {
    const person = await makePerson(product)
    const authenticator = phone()
    const added = await addPasskey(person.access_token, authenticator)
    const step = await stepOf(person)

    const alone = await product.ask('passkeySignIn', {
      body: { passkey: authenticator.use(await newChallenge()) },
    })
    const second = await takeStep({
      challenge: step.challenge,
      passkey: authenticator.use(await newChallenge()),
    })

    expect([added.status, added.answer().recovery_codes?.length]).toEqual([201, 10])
    expect(alone.user.id).toBe(person.id)
    expect([step.ways, second.status]).toEqual([['passkey', 'recovery_code'], 200])
  })

  test('and a code are told as what a device was signed in by', async () => {
    const person = await makePerson(product)
    const token = person.access_token
    const authenticator = phone()
    const { recovery_codes } = (await addPasskey(token, authenticator)).answer()
    const { secret } = await withApp(person)
    const step = async (proof: object) =>
      takeStep({ challenge: (await stepOf(person)).challenge, ...proof })
    const passkey = authenticator.use(await newChallenge())

    await product.call('passkeySignIn', { body: { passkey } })
    await step({ one_time_code: codeOf(secret) })
    await step({ recovery_code: recovery_codes?.[0] })
    await step({ passkey: authenticator.use(await newChallenge()) })

    const listed = await product.ask('listSignIns', { token })
    const methods = ['password', 'passkey', 'code', 'recovery_code', 'passkey']
    expect(listed.map(({ method }) => method)).toHaveLength(methods.length)
    expect(listed.map(({ method }) => method)).toEqual(expect.arrayContaining(methods))
  })

  test('is called what its owner wants, and nobody else', async () => {
    const [person, other] = [await makePerson(product), await makePerson(product)]
    await addPasskey(person.access_token)
    const rename = async ({ access_token: token }: Person, name: string) => {
      const { passkeys } = await product.ask('getSecondFactor', { token: person.access_token })
      const params = { passkey_id: passkeys[0]?.id ?? '' }
      return product.call('renamePasskey', { token, params, body: { name } })
    }

    const [renamed, stolen, blank] = [
      await rename(person, 'Key on my ring'),
      await rename(other, 'Mine'),
      await rename(person, ' '),
    ]

    const kept = await product.ask('getSecondFactor', { token: person.access_token })
    expect([renamed.status, stolen.status, blank.status]).toEqual([200, 404, 422])
    expect(kept.passkeys.map(({ name }) => name)).toEqual(['Key on my ring'])
  })

  test('is refused with a challenge used before, too old, or not ours', async () => {
    const person = await makePerson(product)
    const authenticator = phone()
    await addPasskey(person.access_token, authenticator)
    const [used, old] = [await newChallenge(), await newChallenge()]
    await product.call('passkeySignIn', { body: { passkey: authenticator.use(used) } })
    product.clock.advance(5 * MINUTE_MS)

    const codes = []
    for (const challenge of [used, old, 'none']) {
      const passkey = authenticator.use(challenge)
      codes.push((await product.call('passkeySignIn', { body: { passkey } })).refusal().code)
    }

    expect(codes).toEqual(Array(3).fill('passkey_refused'))
  })

  test('is refused from another page, unverified, or counting back', async () => {
    const person = await makePerson(product)
    const authenticator = phone()
    await addPasskey(person.access_token, authenticator)
    const elsewhere = phone({ origin: 'https://tales.example.evil.example' })
    const begun = await product.ask('beginPasskey', { token: person.access_token })
    const added = await product.call('addPasskey', {
      token: person.access_token,
      body: { name: 'Phone', passkey: elsewhere.create(begun.challenge) },
    })
    await product.call('passkeySignIn', {
      body: { passkey: authenticator.use(await newChallenge(), { counter: 9 }) },
    })
    const tries = [
      authenticator.use(await newChallenge(), { flags: 0x01, counter: 10 }),
      authenticator.use(await newChallenge(), { counter: 9 }),
    ]

    const answers = await Promise.all(
      tries.map((passkey) => product.call('passkeySignIn', { body: { passkey } })),
    )

    expect(added.refusal().code).toBe('passkey_refused')
    expect(answers.map((answer) => answer.status)).toEqual([401, 401])
  })

  test('of somebody else takes no second step', async () => {
    const [person, other] = [await makePerson(product), await makePerson(product)]
    const authenticator = phone()
    await addPasskey(other.access_token, authenticator)
    await withApp(person)
    const { challenge } = await stepOf(person)

    const taken = await takeStep({ challenge, passkey: authenticator.use(await newChallenge()) })

    expect(taken.refusal().code).toBe('passkey_refused')
  })

  test('is one of ten at most, and opens nothing once it is removed', async () => {
    const { access_token: token } = await makePerson(product)
    const authenticator = phone()
    await addPasskey(token, authenticator)
    for (let more = 1; more < 10; more += 1) await addPasskey(token)
    const { passkeys } = await product.ask('getSecondFactor', { token })
    const full = await product.call('beginPasskey', { token })
    for (const { id } of passkeys) {
      await product.call('removePasskey', { token, params: { passkey_id: id } })
    }

    const passkey = authenticator.use(await newChallenge())
    const after = await product.call('passkeySignIn', { body: { passkey } })

    expect([passkeys.length, full.refusal().code]).toEqual([10, 'passkeys_full'])
    expect(after.refusal().code).toBe('passkey_refused')
  })

  test('proves who one is, as a code does', async () => {
    const person = await makePerson(product)
    const { secret } = await withApp(person)
    const { access_token: token } = person
    product.clock.advance(6 * MINUTE_MS)
    const before = await product.call('beginPasskey', { token })
    await product.call('reauthenticateWithSecondFactor', {
      token,
      body: { one_time_code: codeOf(secret) },
    })
    const authenticator = phone()
    const byCode = await addPasskey(token, authenticator)
    product.clock.advance(6 * MINUTE_MS)
    await product.call('reauthenticateWithSecondFactor', {
      token,
      body: { passkey: authenticator.use(await newChallenge()) },
    })

    const byPasskey = await product.call('beginPasskey', { token })

    expect([before.refusal().code, byCode.status, byPasskey.status]).toEqual([
      'reauth_required',
      201,
      201,
    ])
  })
})

test('what a stranger set up with an unconfirmed e-mail opens nothing once its owner comes by Google', async () => {
  const stranger = await makePerson(product, { is_verified: false })
  const authenticator = phone()
  await addPasskey(stranger.access_token, authenticator)
  await withApp(stranger)
  const { nonce } = await product.ask('createGoogleNonce')
  const id_token = await google.signed({ nonce, sub: 'owner', email: stranger.email })

  const owner = await product.call('googleLogin', { body: { id_token } })

  const passkey = authenticator.use(await newChallenge())
  const byPasskey = await product.call('passkeySignIn', { body: { passkey } })
  expect(owner.answer().user).toMatchObject({ id: stranger.id, is_verified: true })
  expect(byPasskey.refusal().code).toBe('passkey_refused')
})

describe('an admin', () => {
  test('has seven days from being asked, then administers nothing until one is set up', async () => {
    const admin = await makePerson(product, { role: 'admin' })
    const token = admin.access_token
    const { due_at } = await product.ask('getSecondFactor', { token })
    const within = await product.call('listUsers', { token })
    product.clock.advance(7 * DAY_MS)
    const later = (await signIn(admin)).answer().tokens.access_token
    const overdue = await product.call('listUsers', { token: later })
    await withApp({ ...admin, access_token: later })

    const after = await product.call('listUsers', { token: later })

    expect(Date.parse(due_at ?? '')).toBe(product.clock.now().getTime() - MINUTE_MS)
    expect([within.status, overdue.status, overdue.refusal().code, after.status]).toEqual([
      200,
      403,
      'second_factor_missing',
      200,
    ])
  })

  test('takes the second factor off an account, which hears of it and is signed out', async () => {
    const [admin, person] = [
      await makePerson(product, { role: 'admin' }),
      await makePerson(product),
    ]
    await withApp(person)
    await addPasskey(person.access_token)

    const reset = await product.call('resetSecondFactor', {
      token: admin.access_token,
      params: { user_id: person.id },
      body: { reason: 'Lost the phone' },
    })

    const mails = await product.db
      .selectFrom('mail_outbox')
      .select('kind')
      .where('recipient', '=', person.email)
      .execute()
    const acts = await product.ports.store.repositories.audit.listEvents({
      act: 'second_factor_reset',
      target_id: person.id,
      limit: 5,
    })
    expect(reset.status).toBe(200)
    expect((await product.call('me', { token: person.access_token })).status).toBe(401)
    expect((await signIn(person)).status).toBe(200)
    expect(mails).toContainEqual({ kind: 'second_factor_reset' })
    expect(acts).toMatchObject([{ actor_id: admin.id, after: { reason: 'Lost the phone' } }])
  })
})

test('an erased account leaves nothing of its second factor', async () => {
  const person = await makePerson(product)
  await withApp(person)
  await addPasskey(person.access_token)
  await stepOf(person)

  await product.ports.store.transaction(({ erasure }) =>
    erasure.erase(person.id, 'remove', product.clock.now()),
  )

  const left = await Promise.all(
    (['passkeys', 'totp_factors', 'recovery_codes', 'auth_challenges'] as const).map((table) =>
      product.db.selectFrom(table).select('user_id').where('user_id', '=', person.id).execute(),
    ),
  )
  expect(left.flat()).toEqual([])
})

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { googleTokens } from '../../providers/googleTokens.ts'
import { sendQueuedMail } from '../mail/sendQueuedMail.ts'
import { buildTestApp, type TestApp } from '../../test/buildTestApp.ts'
import { changeUser } from '../../test/factories.ts'
import { startGoogle } from '../../test/googleServer.ts'
import { auditEvents } from '../../test/auditEvents.ts'
import { createMailbox } from '../../test/mailbox.ts'

type Google = Awaited<ReturnType<typeof startGoogle>>

const mailbox = createMailbox()
let google: Google
let product: TestApp
beforeAll(async () => {
  google = await startGoogle()
  product = await buildTestApp({
    ports: { google: googleTokens(google.settings), mailer: mailbox.mailer },
  })
})
beforeEach(() => google.goDown(false))
afterAll(async () => {
  await product.close()
  await google.close()
})

const newNonce = async () => (await product.ask('createGoogleNonce')).nonce
const login = (id_token: string, nonce?: string) =>
  product.call('googleLogin', { body: { id_token, ...(nonce ? { nonce } : {}) } })
const loginAs = async (claims: Record<string, unknown>) =>
  login(await google.signed({ nonce: await newNonce(), ...claims }))

const person = (sub: string) => ({ sub, email: `${sub}@gmail.example`, name: 'Asha Rao' })
const isGone = async (token: string) => (await product.call('me', { token })).status === 401

describe('a user of a Google account', () => {
  test('gets a confirmed account with a hundred credits immediately', async () => {
    const { user, tokens } = (await loginAs(person('new-1'))).answer()

    expect(user).toMatchObject({
      email: 'new-1@gmail.example',
      display_name: 'Asha Rao',
      is_verified: true,
      has_password: false,
      credits: 100,
    })
    expect(user.username).toMatch(/^asha_\d{4}$/)
    expect((await product.call('me', { token: tokens.access_token })).status).toBe(200)
  })

  test('gets the same account after a change of the email or the name', async () => {
    const hindi = { ...person('hindi-1'), name: 'तारा' }
    const first = (await loginAs(hindi)).answer()

    const moved = { email: 'moved@gmail.example', iss: 'accounts.google.com' }
    const again = await loginAs({ ...hindi, ...moved })

    expect(first.user).toMatchObject({
      username: expect.stringMatching(/^reader_\d{4}$/),
      display_name: 'तारा',
    })
    expect(again.answer().user).toMatchObject({ id: first.user.id, credits: 100 })
  })

  test('gets the language of the page until they choose another language', async () => {
    const come = async (language: string) => {
      const nonce = await newNonce()
      const id_token = await google.signed({ nonce, ...person('page-1') })
      const answer = await product.call('googleLogin', { body: { id_token, language } })
      return answer.answer().user.language
    }

    expect(await come('hi')).toBe('hi')
    expect(await come('ta')).toBe('hi')
  })
})

describe('an email that is registered here', () => {
  test('keeps its password and logins if it is confirmed', async () => {
    const player = await product.register()
    await changeUser(product.db, player.id, { is_verified: true })

    const { user } = (await loginAs({ sub: 'linked', email: player.email })).answer()

    expect(user).toMatchObject({ id: player.id, has_password: true })
    expect(await isGone(player.access_token)).toBe(false)
  })

  test('loses everything that a stranger may have set up if it is unconfirmed', async () => {
    const squatter = await product.register()

    const { user } = (await loginAs({ sub: 'owner', email: squatter.email })).answer()

    expect(user).toMatchObject({ id: squatter.id, is_verified: true, credits: 100 })
    expect((await product.logIn(squatter)).refusal().code).toBe('wrong_credentials')
    expect(await isGone(squatter.access_token)).toBe(true)
    const renewed = { body: { refresh_token: squatter.refresh_token } }
    expect((await product.call('refresh', renewed)).status).toBe(401)
  })
})

describe('another Google account with the same email', () => {
  const second = { ...person('taken'), sub: 'taken-later' }
  beforeAll(async () => {
    await loginAs(person('taken'))
  })

  test('is refused and audited, and the first one still logs in', async () => {
    const answer = await loginAs(second)
    const byShortName = await loginAs({ ...second, iss: 'accounts.google.com' })
    const { user } = (await loginAs(person('taken'))).answer()
    await sendQueuedMail(product.ports)

    expect([answer.status, byShortName.status]).toEqual([409, 409])
    expect(answer.refusal().code).toBe('google_taken')
    expect(user.email).toBe('taken@gmail.example')
    expect(await auditEvents(product.db, 'google_taken')).toMatchObject([
      { actor_id: null, target_kind: 'user', target_id: user.id },
    ])
    // Both attempts caused only one mail.
    expect(mailbox.to('taken@gmail.example').map(({ subject }) => subject)).toEqual([
      'Somebody tried to open your Kathasagar account',
    ])
  })

  test('gets no account if the other login of two concurrent ones has created it', async () => {
    const both = await Promise.all([
      loginAs(person('race')),
      loginAs({ ...person('race'), sub: 'race-later' }),
    ])

    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
  })
})

const MINUTE_S = 60
const now = () => Math.floor(Date.now() / 1000)

describe('refuses a Google token', () => {
  test.each<[string, Record<string, unknown>]>([
    ['for another program', { aud: 'someone-else.apps.googleusercontent.com' }],
    ['given to a friend of ours', { azp: 'someone-else.apps.googleusercontent.com' }],
    ['of another issuer', { iss: 'https://accounts.example' }],
    ['that has expired', { iat: now() - 120 * MINUTE_S, exp: now() - MINUTE_S }],
    ['whose e-mail Google has not seen', { email_verified: false }],
    ['whose e-mail Google says nothing of', { email_verified: undefined }],
    ['without an e-mail', { email: undefined }],
    ['without a nonce', { nonce: undefined }],
    ['with a nonce that is not ours', { nonce: `${Date.now() + 1000}.made.up` }],
  ])('%s', async (_why, claims) => {
    const refused = await loginAs({ ...person('nobody'), ...claims })
    expect(refused.refusal().code).toBe('google_refused')
  })

  test.each<[string, (claims: Record<string, unknown>) => string | Promise<string>]>([
    ['that a stranger signed', (claims) => google.forged(claims)],
    ['signed with the public key as a secret', (claims) => google.confused(claims)],
    ['that nobody signed', (claims) => google.unsigned(claims)],
    ['that is no token', () => 'nonsense'],
    ['that looks like a token', () => 'a.b.c'],
  ])('%s', async (_how, make) => {
    const token = await make({ ...person('nobody'), nonce: await newNonce() })

    expect((await login(token)).refusal().code).toBe('google_refused')
  })

  test('if it is used a second time', async () => {
    const token = await google.signed({ ...person('replayed'), nonce: await newNonce() })

    const [first, second] = await Promise.all([login(token), login(token)])

    expect(new Set([first.status, second.status])).toEqual(new Set([200, 401]))
  })

  test('if another page requested it, or if its nonce is older than an hour', async () => {
    const nonce = await newNonce()
    const tokenFor = async (sub: string) =>
      google.signed({ ...person(sub), nonce, exp: now() + 7200 })

    const ofAnother = await login(await tokenFor('swapped'), await newNonce())
    product.clock.advance(61 * MINUTE_S * 1000)
    const late = await login(await tokenFor('slow'), nonce)

    for (const { refusal } of [ofAnother, late]) expect(refusal().code).toBe('google_refused')
  })
})

describe('while the ledger is inconsistent', () => {
  let isSound = true
  let cautious: TestApp
  beforeAll(async () => {
    const ledgerAudit = { isSound: () => isSound, check: async () => undefined }
    cautious = await buildTestApp({ ports: { google: product.ports.google, ledgerAudit } })
  })
  beforeEach(() => {
    isSound = true
  })
  afterAll(() => cautious.close())

  const come = async (claims: Record<string, unknown>) => {
    const { nonce } = await cautious.ask('createGoogleNonce')
    const id_token = await google.signed({ nonce, ...claims })
    return cautious.call('googleLogin', { body: { id_token } })
  }

  test('logs in a returning Google user', async () => {
    const first = (await come(person('sound'))).answer()
    isSound = false

    expect((await come(person('sound'))).answer().user.id).toBe(first.user.id)
  })

  test.each(['made', 'linked'])('gives no credits to an account that is %s', async (which) => {
    const { email } = which.endsWith('made') ? person('unsound') : await cautious.register()
    isSound = false

    const refused = await come({ sub: which, email })
    isSound = true
    const later = await come({ sub: which, email })

    expect(refused.refusal().code).toBe('read_only')
    expect(later.answer().user.credits).toBe(100)
  })
})

test('refuses a suspended account, and fetches Google’s keys once', async () => {
  const banned = { ...person('banned'), exp: now() + 7200 }
  const { user } = (await loginAs(banned)).answer()
  await changeUser(product.db, user.id, { suspended_at: new Date() })

  expect((await loginAs(banned)).refusal().code).toBe('account_suspended')
  expect(google.timesServed()).toBe(1)
})

test('reports that Google login fails while Google’s keys are unavailable', async () => {
  google.goDown(true)
  const cut = await buildTestApp({ ports: { google: googleTokens(google.settings) } })
  const { nonce } = await cut.ask('createGoogleNonce')

  const id_token = await google.signed({ ...person('later'), nonce })
  const answer = await cut.call('googleLogin', { body: { id_token } })

  expect(answer.refusal().code).toBe('google_unavailable')
  await cut.close()
})

test('neither offers nor permits Google login without a client id', async () => {
  const plain = await buildTestApp()

  const nonce = await plain.call('createGoogleNonce')
  const config = await plain.ask('getConfig')

  expect(nonce.status).toBe(404)
  expect(config.google_client_id).toBeNull()
  expect((await product.ask('getConfig')).google_client_id).toBe(google.settings.clientId)
  await plain.close()
})

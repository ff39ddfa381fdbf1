import { DAY_MS, HOUR_MS, MAIL_ANSWERS } from '@kathasagar/api/contract'
import { Secret, TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'

import { sendQueuedMail } from '../mail/sendQueuedMail.ts'
import { PASSWORD, type Player } from '../../test/caller.ts'
import { changeUser } from '../../test/factories.ts'
import { createMailbox, tokenIn } from '../../test/mailbox.ts'
import { openTestApp } from '../../test/openTestApp.ts'
import { balanceOf } from '../ledger/index.ts'

const NEW_PASSWORD = 'Nadi#7301y'

const mailbox = createMailbox()
const product = await openTestApp({
  ports: { mailer: mailbox.mailer, siteUrl: () => 'https://stories.example' },
})

const forgot = (email: string) => product.call('forgotPassword', { body: { email } })
const resend = (email: string) => product.call('resendVerification', { body: { email } })
const verify = (token: string) => product.call('verifyEmail', { query: { token } })
const reset = (token: string, password = NEW_PASSWORD) =>
  product.call('resetPassword', { body: { token, password, confirm_password: password } })
const signIn = (username: string, password: string) => product.logIn({ username, password })
const me = (token: string) => product.call('me', { token })

async function newestMail({ email }: Pick<Player, 'email'>) {
  await sendQueuedMail(product.ports)
  return mailbox.to(email).at(-1)
}

async function resetToken(player: Player): Promise<string> {
  await forgot(player.email)
  return tokenIn(await newestMail(player))
}

const withoutId = (text: string) => text.replace(/"request_id":"[^"]*"/, '')

describe('confirming an e-mail', () => {
  test('pays eighty credits once, by the link in the registration mail', async () => {
    const player = await product.register()
    const mail = await newestMail(player)

    const verified = (await verify(tokenIn(mail))).answer()

    expect(mail?.subject).toBe('Confirm your email for Kathasagar')
    expect(mail?.link).toMatch(/^https:\/\/stories\.example\/verify-email\?token=/)
    const message = 'Email verified successfully'
    expect(verified).toEqual({ message, was_used: false, user_id: player.id })
    const user = (await me(player.access_token)).answer()
    expect(user).toMatchObject({ is_verified: true, credits: 100 })
  })

  test('can be repeated that day with the same link, and pays only once', async () => {
    const player = await product.register()
    const token = tokenIn(await newestMail(player))

    const together = await Promise.all([verify(token), verify(token)])
    product.clock.advance(DAY_MS - HOUR_MS)
    const later = await verify(token)

    const used = [...together, later].map((one) => one.answer().was_used)
    expect(used.filter(Boolean)).toHaveLength(2)
    expect(later.answer().message).toBe('This link was used before. Your email is verified.')
    expect(await balanceOf(product.db, player.id)).toBe(100)
  })

  test('is not confirmed for a user who has closed the account and returned', async () => {
    const player = await product.register()
    const token = tokenIn(await newestMail(player))
    const body = { password: PASSWORD, stories: 'hand_over' }
    await product.ask('deleteMe', { token: player.access_token, body })
    await signIn(player.username, PASSWORD)

    const refused = await verify(token)

    expect([refused.status, refused.refusal().code]).toEqual([400, 'link_invalid'])
  })

  test('is refused after a day', async () => {
    const player = await product.register()
    const token = tokenIn(await newestMail(player))
    product.clock.advance(DAY_MS)

    expect((await verify(token)).refusal().code).toBe('link_invalid')
  })

  test('is not done by a HEAD request, which previews send', async () => {
    const player = await product.register()
    const token = tokenIn(await newestMail(player))

    await product.app.inject({ method: 'HEAD', url: `/api/v1/auth/verify-email?token=${token}` })

    expect((await me(player.access_token)).answer().is_verified).toBe(false)
  })

  test('is not done by a link for another purpose', async () => {
    const player = await product.register()

    expect((await verify(await resetToken(player))).status).toBe(400)
  })

  test('sends another mail only while it is unconfirmed', async () => {
    const player = await product.register()
    await sendQueuedMail(product.ports)
    await resend(player.email)
    const second = await newestMail(player)
    await verify(tokenIn(second))

    await resend(player.email)
    await sendQueuedMail(product.ports)

    expect(mailbox.to(player.email)).toHaveLength(2)
  })
})

describe('a forgotten password', () => {
  test('of an unconfirmed e-mail removes the second factor of the first registrant', async () => {
    const player = await product.register()
    const { access_token: token } = player
    await changeUser(product.db, player.id, { role: 'admin' })
    const { secret } = await product.ask('beginTotp', { token })
    const timestamp = product.clock.now().getTime()
    const one_time_code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
    await product.ask('confirmTotp', { token, body: { one_time_code } })

    await reset(await resetToken(player))

    expect((await signIn(player.username, NEW_PASSWORD)).status).toBe(200)
  })

  test('is replaced with a mailed link, and all logins end', async () => {
    const player = await product.register()
    const token = await resetToken(player)

    const done = await reset(token)

    expect(done.answer()).toEqual({ ok: true })
    expect((await me(player.access_token)).status).toBe(401)
    const renewed = await product.call('refresh', { body: { refresh_token: player.refresh_token } })
    expect(renewed.status).toBe(401)
    expect((await signIn(player.username, PASSWORD)).status).toBe(401)
    expect((await signIn(player.username, NEW_PASSWORD)).status).toBe(200)
  })

  test('is reported to the owner by mail', async () => {
    const player = await product.register()

    await reset(await resetToken(player))

    expect((await newestMail(player))?.subject).toBe('Your Kathasagar password was changed')
  })

  test('is replaced by exactly one of fifty concurrent requests with one token', async () => {
    const player = await product.register()
    const token = await resetToken(player)

    const answers = await Promise.all(Array.from({ length: 50 }, () => reset(token)))

    const statuses = answers.map(({ status }) => status).sort((a, b) => a - b)
    expect(statuses).toEqual([200, ...Array<number>(49).fill(400)])
  })

  test('cannot be replaced after an hour', async () => {
    const player = await product.register()
    const token = await resetToken(player)
    product.clock.advance(HOUR_MS)

    expect((await reset(token)).status).toBe(400)
    const { state } = await product.ask('readResetLink', { body: { token } })
    expect(state).toBe('expired')
  })

  test('can be replaced again after a weak choice', async () => {
    const player = await product.register()
    const token = await resetToken(player)

    const easy = await reset(token, 'P@ssw0rd123')
    const better = await reset(token)

    expect(easy.refusal()).toMatchObject({ detail: [{ loc: ['password'] }] })
    expect(better.status).toBe(200)
  })

  test('is never mailed with a link to a forged Host header', async () => {
    const player = await product.register()
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
    await product.call('forgotPassword', { body: { email: player.email }, headers })

    const mail = await newestMail(player)

    expect(mail?.link).toMatch(/^https:\/\/stories\.example\/reset-password\?token=/)
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil.example')
  })

  test('leaves no token in the database', async () => {
    const token = await resetToken(await product.register())

    const links = await product.db.selectFrom('account_links').selectAll().execute()
    const mails = await product.db.selectFrom('mail_outbox').selectAll().execute()

    expect(JSON.stringify([links, mails])).not.toContain(token)
  })

  test('is mailed to the address of the account, not to the given one', async () => {
    const player = await product.register()
    await forgot(player.email.toUpperCase())

    expect((await newestMail(player))?.to).toBe(player.email)
  })
})

describe('a request for mail', () => {
  test.each([
    ['forgot', forgot, MAIL_ANSWERS.reset_password],
    ['resend', resend, MAIL_ANSWERS.verify_email],
  ] as const)('gets the same answer with and without an account (%s)', async (_n, ask, message) => {
    const { email } = await product.register()

    const known = await ask(email)
    const unknown = await ask(`nobody.${email}`)

    expect([known.status, unknown.status]).toEqual([200, 200])
    expect(withoutId(unknown.text)).toBe(withoutId(known.text))
    expect(known.answer()).toEqual({ message })
  })
})

describe('a reset link', () => {
  const standing = async (token: string) =>
    (await product.ask('readResetLink', { body: { token } })).state

  test('shows its state before a password is entered, without using it up', async () => {
    const player = await product.register()
    const token = await resetToken(player)

    const fresh = [await standing(token), await standing(token)]
    const done = await reset(token)

    expect(fresh).toEqual(['open', 'open'])
    expect(done.status).toBe(200)
    expect(await standing(token)).toBe('used')
    expect(await standing('none')).toBe('unknown')
  })
})

describe('a login link', () => {
  const linkOf = async (player: Player, password = player.password) =>
    product.call('createLoginLink', { token: player.access_token, body: { password } })
  const exchange = (token: string) => product.call('exchangeLogin', { body: { token } })
  const tokenOf = async (player: Player) =>
    new URL((await linkOf(player)).answer().url).searchParams.get('token') ?? ''

  test('shows the account as often as requested, without using it up', async () => {
    const player = await product.register()
    const token = await tokenOf(player)
    const read = (of: string) => product.call('readLoginLink', { body: { token: of } })

    const [first, again] = [await read(token), await read(token)]
    const signedIn = await exchange(token)
    const spent = await read(token)

    const owner = { username: player.username, display_name: null }
    expect([first.answer(), again.answer()]).toEqual([owner, owner])
    expect(signedIn.status).toBe(200)
    expect(spent.refusal().code).toBe('login_link_invalid')
  })

  test('logs its owner in on another device, once', async () => {
    const player = await product.register()
    const token = await tokenOf(player)

    const [first, second] = [await exchange(token), await exchange(token)]

    expect(first.answer().user.id).toBe(player.id)
    expect((await me(first.answer().tokens.access_token)).status).toBe(200)
    expect([second.status, second.refusal().code]).toEqual([401, 'login_link_invalid'])
  })

  test('lasts sixty seconds', async () => {
    const token = await tokenOf(await product.register())
    product.clock.advance(60_000)

    expect((await exchange(token)).status).toBe(401)
  })

  test('is created only with the password', async () => {
    const refused = await linkOf(await product.register(), 'Wrong#1234')

    expect(refused.refusal().code).toBe('wrong_credentials')
  })

  test('of a suspended account does not work', async () => {
    const player = await product.register()
    const token = await tokenOf(player)
    await changeUser(product.db, player.id, { suspended_at: new Date() })

    expect((await exchange(token)).refusal().code).toBe('account_suspended')
  })
})

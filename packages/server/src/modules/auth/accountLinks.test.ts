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
  test('pays eighty credits once for the link in the registration mail, even if it is used repeatedly', async () => {
    const player = await product.register()
    const mail = await newestMail(player)
    const token = tokenIn(mail)

    const first = await verify(token)
    const { is_verified, credits } = (await me(player.access_token)).answer()
    const together = await Promise.all([verify(token), verify(token)])
    product.clock.advance(DAY_MS - HOUR_MS)
    const later = (await verify(token)).answer()

    expect(mail?.subject).toBe('Confirm your email for Kathasagar')
    expect(mail?.link).toMatch(/^https:\/\/stories\.example\/verify-email\?token=/)
    const message = 'Email verified successfully'
    expect(first.answer()).toEqual({ message, was_used: false, user_id: player.id })
    expect([is_verified, credits]).toEqual([true, 100])
    expect(together.every((one) => one.answer().was_used)).toBe(true)
    expect(later.message).toBe('This link was used before. Your email is verified.')
    expect(await balanceOf(product.db, player.id)).toBe(100)
  })

  test('does not work for a user who has closed and reopened the account', async () => {
    const player = await product.register()
    const token = tokenIn(await newestMail(player))
    const body = { password: PASSWORD, stories: 'hand_over' }
    await product.ask('deleteMe', { token: player.access_token, body })
    await signIn(player.username, PASSWORD)

    const refused = await verify(token)
    expect([refused.status, refused.refusal().code]).toEqual([400, 'link_invalid'])
  })

  test('is refused after a day, with a link for another purpose, and for a HEAD request', async () => {
    const player = await product.register()
    const token = tokenIn(await newestMail(player))

    const other = await verify(await resetToken(player))
    await product.app.inject({ method: 'HEAD', url: `/api/v1/auth/verify-email?token=${token}` })
    const { is_verified } = (await me(player.access_token)).answer()
    product.clock.advance(DAY_MS)

    expect([other.status, is_verified]).toEqual([400, false])
    expect((await verify(token)).refusal().code).toBe('link_invalid')
  })

  test('sends another mail only while the address is unconfirmed', async () => {
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
  test('removes the second factor of a stranger if the email was unconfirmed', async () => {
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

  test('is replaced with a mailed link, all logins end, and a mail informs the owner', async () => {
    const player = await product.register()

    const done = await reset(await resetToken(player))

    expect(done.answer()).toEqual({ ok: true })
    expect((await me(player.access_token)).status).toBe(401)
    const renewed = await product.call('refresh', { body: { refresh_token: player.refresh_token } })
    expect(renewed.status).toBe(401)
    expect((await signIn(player.username, PASSWORD)).status).toBe(401)
    expect((await signIn(player.username, NEW_PASSWORD)).status).toBe(200)
    expect((await newestMail(player))?.subject).toBe('Your Kathasagar password was changed')
  })

  test('is replaced once by fifty concurrent requests with one token', async () => {
    const player = await product.register()
    const token = await resetToken(player)

    const answers = await Promise.all(Array.from({ length: 50 }, () => reset(token)))

    const statuses = answers.map(({ status }) => status).sort((a, b) => a - b)
    expect(statuses).toEqual([200, ...Array<number>(49).fill(400)])
  })

  test('is mailed to the address of the account, and a forged Host header doesn’t change the link', async () => {
    const { email } = await product.register()
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
    await product.call('forgotPassword', { body: { email: email.toUpperCase() }, headers })

    const mail = await newestMail({ email })

    expect(mail?.to).toBe(email)
    expect(mail?.link).toMatch(/^https:\/\/stories\.example\/reset-password\?token=/)
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil.example')
  })

  test('can be replaced again after a weak choice, and the token is not stored', async () => {
    const player = await product.register()
    const token = await resetToken(player)

    const easy = await reset(token, 'P@ssw0rd123')
    const links = await product.db.selectFrom('account_links').selectAll().execute()
    const mails = await product.db.selectFrom('mail_outbox').selectAll().execute()
    const better = await reset(token)

    expect(easy.refusal()).toMatchObject({ detail: [{ loc: ['password'] }] })
    expect(JSON.stringify([links, mails])).not.toContain(token)
    expect(better.status).toBe(200)
  })
})

test.each([
  ['forgot', forgot, MAIL_ANSWERS.reset_password],
  ['resend', resend, MAIL_ANSWERS.verify_email],
] as const)('returns the same answer if there is no account (%s)', async (_n, ask, message) => {
  const { email } = await product.register()

  const known = await ask(email)
  const unknown = await ask(`nobody.${email}`)

  expect([known.status, unknown.status]).toEqual([200, 200])
  expect(withoutId(unknown.text)).toBe(withoutId(known.text))
  expect(known.answer()).toEqual({ message })
})

describe('a reset link', () => {
  const standing = async (token: string) =>
    (await product.ask('readResetLink', { body: { token } })).state

  test('shows its state before a password is entered, without being used, and expires after an hour', async () => {
    const player = await product.register()
    const token = await resetToken(player)

    const fresh = [await standing(token), await standing(token)]
    const done = await reset(token)

    expect(fresh).toEqual(['open', 'open'])
    expect(done.status).toBe(200)
    expect(await standing(token)).toBe('used')
    expect(await standing('none')).toBe('unknown')
    const late = await resetToken(player)
    product.clock.advance(HOUR_MS)
    expect([(await reset(late)).status, await standing(late)]).toEqual([400, 'expired'])
  })
})

describe('a login link', () => {
  const linkOf = async (player: Player, password = player.password) =>
    product.call('createLoginLink', { token: player.access_token, body: { password } })
  const exchange = (token: string) => product.call('exchangeLogin', { body: { token } })
  const tokenOf = async (player: Player) =>
    new URL((await linkOf(player)).answer().url).searchParams.get('token') ?? ''

  test('shows the account any number of times, and logs its owner in once', async () => {
    const player = await product.register()
    const token = await tokenOf(player)
    const read = () => product.call('readLoginLink', { body: { token } })

    const [first, again] = [await read(), await read()]
    const signedIn = (await exchange(token)).answer()
    const [second, spent] = [await exchange(token), await read()]

    const owner = { username: player.username, display_name: null }
    expect([first.answer(), again.answer()]).toEqual([owner, owner])
    expect(signedIn.user.id).toBe(player.id)
    expect((await me(signedIn.tokens.access_token)).status).toBe(200)
    expect([second.status, second.refusal().code]).toEqual([401, 'login_link_invalid'])
    expect(spent.refusal().code).toBe('login_link_invalid')
  })

  test('requires the password, expires after sixty seconds, and is invalid after a suspension', async () => {
    const player = await product.register()
    const refused = await linkOf(player, 'Wrong#1234')
    const token = await tokenOf(player)
    product.clock.advance(60_000)

    expect(refused.refusal().code).toBe('wrong_credentials')
    expect((await exchange(token)).status).toBe(401)
    const other = await tokenOf(player)
    await changeUser(product.db, player.id, { suspended_at: new Date() })
    expect((await exchange(other)).refusal().code).toBe('account_suspended')
  })
})

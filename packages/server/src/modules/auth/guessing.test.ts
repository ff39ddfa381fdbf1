import { DAY_MS } from '@kathasagar/api/contract'
import { expect, test } from 'vitest'

import { sendQueuedMail } from '../mail/sendQueuedMail.ts'
import { createMailbox, tokenIn } from '../../test/mailbox.ts'
import { openTestApp } from '../../test/openTestApp.ts'

const NEW_PASSWORD = 'Nadi#7301y'

const mailbox = createMailbox()
const product = await openTestApp({ ports: { rateLimitFactor: 1, mailer: mailbox.mailer } })

/** A try from one of a hundred addresses, in turn. */
const login = (count: number, email_or_username: string, password = `Wrong#${count}`) =>
  product.app.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    remoteAddress: `198.51.100.${count % 100}`,
    payload: { email_or_username, password },
  })

/** Guesses at both names for a day, each as soon as it is allowed; how many were held against the password. */
async function guessForADay(names: readonly [string, string]): Promise<number> {
  const end = product.clock.now().getTime() + DAY_MS
  let lookedAt = 0
  for (let count = 0; product.clock.now().getTime() < end; count += 2) {
    const answers = [await login(count, names[0]), await login(count + 1, names[1])]
    lookedAt += answers.filter(({ statusCode }) => statusCode === 401).length
    const waits = answers.map((answer) => answer.json<{ retry_after?: number }>().retry_after ?? 0)
    product.clock.advance(Math.min(...waits) * 1000)
  }
  return lookedAt
}

test('a hundred addresses get a hundred guesses a day at an account, and its owner comes in by mail', async () => {
  const { username, email } = await product.register()

  const lookedAt = await guessForADay([username, email])
  await product.call('forgotPassword', { body: { email } })
  await sendQueuedMail(product.ports)
  const token = tokenIn(mailbox.to(email).at(-1))
  const password = NEW_PASSWORD
  await product.call('resetPassword', { body: { token, password, confirm_password: password } })
  const owner = [await login(0, username, password), await login(1, email, password)]

  expect(lookedAt).toBeLessThanOrEqual(100)
  expect(owner.map(({ statusCode }) => statusCode)).toEqual([200, 200])
})

test('a user name that takes no more guesses does not tell which e-mail is its owner’s', async () => {
  const { username, email } = await product.register()
  product.clock.advance(DAY_MS)
  for (let count = 0; count < 12; count += 1) await login(count, username)

  const answers = [await login(12, email.toUpperCase()), await login(13, `nobody.${email}`)]

  const told = answers.map((answer) => ({ ...answer.json<object>(), request_id: null }))
  expect((await login(14, username)).statusCode).toBe(429)
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401])
  expect(told[0]).toEqual(told[1])
})

test('a name that nobody has keeps no owner from typing their password again', async () => {
  const { id, access_token: token, password } = await product.register()
  for (let count = 0; count < 12; count += 1) await login(count, `${id}:signed-in`)

  const answer = await product.call('createLoginLink', { token, body: { password } })

  expect(answer.status).toBe(201)
})

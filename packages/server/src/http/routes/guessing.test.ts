import { DAY_MS } from '@kathasagar/api/contract'
import { expect, test } from 'vitest'

import { sendQueuedMail } from '../../services/mail/sendQueuedMail.ts'
import { createMailbox, tokenIn } from '../../test/mailbox.ts'
import { openTestApp } from '../../test/openTestApp.ts'

const NEW_PASSWORD = 'Nadi#7301y'

const mailbox = createMailbox()
const product = await openTestApp({ ports: { rateLimitFactor: 1, mailer: mailbox.mailer } })

/** A guess from one of a hundred addresses, in turn. */
const guess = (count: number, username: string) =>
  product.app.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    remoteAddress: `198.51.100.${count % 100}`,
    payload: { email_or_username: username, password: `Wrong#${count}` },
  })

/** Guesses for a day, each as soon as it is allowed; how many were held against the password. */
async function guessForADay(username: string): Promise<number> {
  const end = product.clock.now().getTime() + DAY_MS
  let lookedAt = 0
  for (let count = 0; product.clock.now().getTime() < end; count += 1) {
    const answer = await guess(count, username)
    if (answer.statusCode === 401) lookedAt += 1
    else product.clock.advance(answer.json<{ retry_after: number }>().retry_after * 1000)
  }
  return lookedAt
}

test('a hundred addresses get a hundred guesses a day at an account, and its owner comes in by mail', async () => {
  const { username, email } = await product.register()

  const lookedAt = await guessForADay(username)
  await product.call('forgotPassword', { body: { email } })
  await sendQueuedMail(product.ports)
  const token = tokenIn(mailbox.to(email).at(-1))
  const password = NEW_PASSWORD
  await product.call('resetPassword', { body: { token, password, confirm_password: password } })
  const owner = await product.call('login', { body: { email_or_username: username, password } })

  expect(lookedAt).toBeLessThanOrEqual(100)
  expect(owner.status).toBe(200)
})

test('a name that nobody has keeps no owner from typing their password again', async () => {
  const { id, access_token: token, password } = await product.register()
  for (let count = 0; count < 12; count += 1) await guess(count, `${id}:signed-in`)

  const answer = await product.call('createLoginLink', { token, body: { password } })

  expect(answer.status).toBe(201)
})

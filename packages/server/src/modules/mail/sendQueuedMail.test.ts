import { HOUR_MS } from '@kathasagar/api/contract'
import { beforeEach, expect, test } from 'vitest'

import { createMailbox } from '../../test/mailbox.ts'
import { openTestApp } from '../../test/openTestApp.ts'
import { type Mailer, claimNext } from './index.ts'
import { sendQueuedMail } from './sendQueuedMail.ts'

const mailbox = createMailbox()
const faults: unknown[] = []
const product = await openTestApp({
  ports: { mailer: mailbox.mailer, reportError: (fault) => void faults.push(fault) },
})
beforeEach(() => {
  faults.length = 0
  mailbox.mails.length = 0
  mailbox.refuseWith(null)
})

const waiting = async () =>
  (await product.db.selectFrom('mail_outbox').selectAll().execute()).length
const send = () => sendQueuedMail(product.ports)
const refusal = () =>
  Object.assign(new Error('550 no such box <tara@example.org>'), { code: 'EENVELOPE' })

test('keeps a refused mail, reports the error, and sends the mail when the server recovers', async () => {
  const { email } = await product.register()
  mailbox.refuseWith(refusal())
  await send()
  mailbox.refuseWith(null)
  await send()
  const atOnce = mailbox.to(email).length
  product.clock.advance(30_000)
  await send()

  expect([atOnce, mailbox.to(email).length]).toEqual([0, 1])
  expect(faults.map(String)).toEqual(['Error: A mail could not be sent (EENVELOPE), try 1 of 10'])
  expect(await waiting()).toBe(0)
})

test('drops a mail after ten refusals', async () => {
  await product.register()
  mailbox.refuseWith(refusal())
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await send()
    product.clock.advance(HOUR_MS)
  }

  expect(faults).toHaveLength(10)
  expect(await waiting()).toBe(0)
})

test('sends each mail once with four concurrent processes', async () => {
  const players = [await product.register(), await product.register(), await product.register()]

  await Promise.all([send(), send(), send(), send()])

  expect(mailbox.mails.map(({ to }) => to).sort()).toEqual(players.map(({ email }) => email).sort())
})

test('claims one mail at a time', async () => {
  for (let one = 0; one < 3; one += 1) await product.register()
  const now = product.clock.now()

  await claimNext(product.db, now, new Date(now.getTime() + HOUR_MS))
  const mails = await product.db.selectFrom('mail_outbox').select('attempts').execute()

  expect(mails.filter(({ attempts }) => attempts > 0)).toHaveLength(1)
  await product.db.deleteFrom('mail_outbox').execute()
})

test('drops mails to unknown addresses, and does not delay others', async () => {
  const asked = Array.from({ length: 60 }, (_, index) => `nobody${index}@example.org`)
  for (const email of asked) await product.call('forgotPassword', { body: { email } })
  const players = []
  for (let count = 0; count < 30; count += 1) players.push(await product.register())
  await send()

  expect(mailbox.mails.map(({ to }) => to).sort()).toEqual(players.map(({ email }) => email).sort())
  expect(await waiting()).toBe(0)
})

test('sends mails concurrently if the server is slow', async () => {
  const gate = Promise.withResolvers<void>()
  let [onTheWay, most] = [0, 0]
  const mailer: Mailer = {
    send: async () => {
      onTheWay += 1
      most = Math.max(most, onTheWay)
      if (most === 5) gate.resolve()
      await gate.promise
      onTheWay -= 1
    },
  }
  for (let count = 0; count < 6; count += 1) await product.register()

  await sendQueuedMail({ ...product.ports, mailer })

  expect(most).toBe(5)
})

test('sends mails to one address in order', async () => {
  const { email } = await product.register()
  await product.call('forgotPassword', { body: { email } })
  const pages: string[] = []
  let [onTheWay, most] = [0, 0]
  const mailer: Mailer = {
    send: async ({ link }) => {
      onTheWay += 1
      most = Math.max(most, onTheWay)
      // Waits until the other senders have looked for mail.
      for (let question = 0; question < 10; question += 1) await waiting()
      pages.push(new URL(link).pathname)
      onTheWay -= 1
    },
  }

  await sendQueuedMail({ ...product.ports, mailer })

  expect(most).toBe(1)
  expect(pages).toEqual(['/verify-email', '/reset-password'])
})

test('puts the link into both forms of a mail, and loads nothing', async () => {
  await product.register()

  await send()

  const [mail] = mailbox.mails
  expect(mail?.text).toContain(mail?.link)
  expect(mail?.html).toContain(`href="${mail?.link}"`)
  expect(mail?.html).not.toMatch(/<img|<link|<script|url\(|src=/)
})

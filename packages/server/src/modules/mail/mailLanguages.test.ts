import { PAGE_LANGUAGES, type PageLanguage } from '@kathasagar/api/contract'
import { expect, test } from 'vitest'

import { PASSWORD } from '../../test/caller.ts'
import { createMailbox } from '../../test/mailbox.ts'
import { openTestApp } from '../../test/openTestApp.ts'
import { type MailKind, queueMail } from './index.ts'
import { sendQueuedMail } from './sendQueuedMail.ts'

const ACCOUNT = ['verify_email', 'reset_password', 'password_changed', 'google_taken'] as const
const CLOSING = ['deletion_asked', 'deletion_cancelled'] as const
const KINDS = [...ACCOUNT, ...CLOSING, 'report_upheld', 'report_closed', 'report_gone'] as const
const mailbox = createMailbox()
const product = await openTestApp({ ports: { mailer: mailbox.mailer } })

async function mailIn(kind: MailKind, language: PageLanguage | 'ta' | null) {
  const { email, access_token: token } = await product.register()
  if (language) await product.call('updateMe', { token, body: { language } })
  await product.db.deleteFrom('mail_outbox').execute()
  await queueMail(product.db, kind, email, product.clock.now())
  await sendQueuedMail(product.ports)
  const mail = mailbox.to(email).at(-1)
  if (!mail) throw new Error('No mail was sent')
  return mail
}

test.each(KINDS)('sends the mail %s in Hindi to a Hindi reader', async (kind) => {
  const { subject, text, html, link } = await mailIn(kind, 'hi')

  const words = `${subject}\n${text}`.replaceAll(link, '').match(/[a-z_\d]+/giu) ?? []
  const foreign = words.filter((word) => !/^(?:Kathasagar|Google|player_\d+|\d+)$/u.test(word))
  expect(foreign).toEqual([])
  expect(subject).toMatch(/\p{Script=Devanagari}/u)
  expect(html).toContain('<html lang="hi">')
})

test.each([
  ...PAGE_LANGUAGES.map((chosen) => [chosen, chosen] as const),
  [null, 'en'],
  ['ta', 'en'],
] as const)('a user with the language %s gets mail in %s', async (chosen, language) => {
  const { subject, html } = await mailIn('password_changed', chosen)

  expect(html).toContain(`<html lang="${language}">`)
  const isEnglish = subject === 'Your Kathasagar password was changed'
  expect(isEnglish).toBe(language === 'en')
})

test('sends all mail in Hindi to a user who registers on the Hindi page', async () => {
  await product.db.deleteFrom('mail_outbox').execute()
  const email = 'tara@example.org'
  const form = { username: 'tara_reads', email, password: PASSWORD, confirm_password: PASSWORD }

  const answer = await product.call('register', { body: { ...form, language: 'hi' } })
  await sendQueuedMail(product.ports)

  expect(answer.answer().user.language).toBe('hi')
  expect(mailbox.to(email).at(-1)?.subject).toMatch(/\p{Script=Devanagari}/u)
})

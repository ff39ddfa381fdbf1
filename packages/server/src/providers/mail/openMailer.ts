import { join } from 'node:path'

import type { Mailer } from '../../modules/mail/index.ts'
import { outboxMailer } from './outboxMailer.ts'
import { smtpMailer } from './smtpMailer.ts'

export interface MailSettings {
  mail: { smtpUrl: string | null; from: string | null }
  dataDir: string
  publicUrl: string | null
  isDevelopment: boolean
}

const hostOf = (publicUrl: string | null) =>
  publicUrl === null ? 'localhost' : new URL(publicUrl).hostname

export function openMailer(
  { mail, dataDir, publicUrl, isDevelopment }: MailSettings,
  say: (line: string) => void,
): Mailer {
  const from = mail.from ?? `Kathasagar <no-reply@${hostOf(publicUrl)}>`
  if (mail.smtpUrl !== null) return smtpMailer(mail.smtpUrl, from)
  // Links appear in the log only in development, because readers of a log could use them.
  const sayLink = isDevelopment ? say : () => undefined
  return outboxMailer({ folder: join(dataDir, 'outbox'), from, sayLink })
}

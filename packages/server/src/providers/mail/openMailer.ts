import { join } from 'node:path'

import type { Config } from '../../configShape.ts'
import type { Mailer } from '../../services/mail/ports.ts'
import { outboxMailer } from './outboxMailer.ts'
import { smtpMailer } from './smtpMailer.ts'

const hostOf = (publicUrl: string | null) =>
  publicUrl === null ? 'localhost' : new URL(publicUrl).hostname

/** Mail by the settings: to an SMTP server, or into the outbox of the data directory. */
export function openMailer(
  { mail, dataDir, publicUrl }: Pick<Config, 'mail' | 'dataDir' | 'publicUrl'>,
  say: (line: string) => void,
): Mailer {
  const from = mail.from ?? `Kathasagar <no-reply@${hostOf(publicUrl)}>`
  if (mail.smtpUrl !== null) return smtpMailer(mail.smtpUrl, from)
  return outboxMailer({ folder: join(dataDir, 'outbox'), from, say })
}

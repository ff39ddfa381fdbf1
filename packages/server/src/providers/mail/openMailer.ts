import { join } from 'node:path'

import type { Mailer } from '../../modules/mail/index.ts'
import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { createTransport } from 'nodemailer'

/** Timeouts in ms. They are usually shorter than the shutdown timeout. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({ url, ...PATIENCE, disableFileAccess: true })
  return {
    send: async ({ to, subject, text, html }) => {
      // `to` is an object, because the library would split a string into several recipients.
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text, html })
    },
  }
}

interface OutboxSettings {
  /** Folder for mail. Only its owner can access it. */
  folder: string
  from: string
  /** Prints the link of a mail. Used only for development. */
  sayLink: (line: string) => void
}

/** Writes mail into a folder. A complete file has the extension `.eml`. */
export function outboxMailer({ folder, from, sayLink }: OutboxSettings): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    send: async ({ to, subject, text, html, link }) => {
      const { message } = await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
      })
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = join(folder, `${Date.now()}-${randomUUID()}.eml`)
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 })
      await rename(`${file}.part`, file)
      sayLink(`Development only, mail "${subject}" leads to ${link}`)
    },
  }
}

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
  // In production, links are not printed, because readers of the log could use them.
  const sayLink = isDevelopment ? say : () => undefined
  return outboxMailer({ folder: join(dataDir, 'outbox'), from, sayLink })
}

import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { createTransport } from 'nodemailer'

import type { Mailer } from '../../modules/mail/index.ts'

interface OutboxSettings {
  /** Created with the first mail. Only its owner has access. */
  folder: string
  from: string
  /** Prints the link of a mail, for developers only. */
  sayLink: (line: string) => void
}

/** Writes mail into a folder as `.eml`. Renames each file last, so that it is always complete. */
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

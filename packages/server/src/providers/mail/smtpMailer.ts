import { createTransport } from 'nodemailer'

import type { Mailer } from '../../modules/mail/index.ts'

/** Below the shutdown timeout, except for a slow mail server. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({ url, ...PATIENCE, disableFileAccess: true })
  return {
    send: async ({ to, subject, text, html }) => {
      // An address object is not parsed, so one line can't add a second recipient.
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
      })
    },
  }
}

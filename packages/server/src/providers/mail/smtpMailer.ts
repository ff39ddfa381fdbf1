import { createTransport } from 'nodemailer'

import type { Mailer } from '../../modules/mail/index.ts'

/** Shorter than the time in which a server that stops cuts everything off, but for a slow mail. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** Hands mail to the SMTP server of an address such as `smtps://user:password@host:465`. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({ url, ...PATIENCE, disableFileAccess: true })
  return {
    send: async ({ to, subject, text, html }) => {
      // An address in parts is taken as it is: one line can't name a second recipient.
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

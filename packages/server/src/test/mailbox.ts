import type { Mail, Mailer } from '../modules/mail/index.ts'

/** A mail server in memory: keeps what it is handed, or refuses for as long as a test wants. */
export function createMailbox() {
  const mails: Mail[] = []
  let fault: Error | null = null
  const mailer: Mailer = {
    send: async (mail) => {
      if (fault) throw fault
      mails.push(mail)
    },
  }
  return {
    mailer,
    mails,
    refuseWith: (error: Error | null) => {
      fault = error
    },
    /** The mails to one address, oldest first. */
    to: (address: string) => mails.filter(({ to }) => to === address),
  }
}

/** The token of the link in a mail. */
export const tokenIn = (mail: Mail | undefined): string =>
  new URL(mail?.link ?? 'http://no.mail/').searchParams.get('token') ?? ''

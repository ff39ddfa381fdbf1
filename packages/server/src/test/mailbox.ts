import type { Mail, Mailer } from '../modules/mail/index.ts'

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
    to: (address: string) => mails.filter(({ to }) => to === address),
  }
}

export const tokenIn = (mail: Mail | undefined): string =>
  new URL(mail?.link ?? 'http://no.mail/').searchParams.get('token') ?? ''

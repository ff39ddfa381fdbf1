/** What a mail is about. */
export type MailKind =
  | 'verify_email'
  | 'reset_password'
  | 'password_changed'
  | 'second_factor_changed'
  | 'second_factor_reset'
  | 'deletion_asked'
  | 'deletion_cancelled'
  | 'google_taken'
  | 'report_upheld'
  | 'report_closed'
  | 'report_gone'

/** One mail to one person, in both forms that mail programs show. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  /** Where the mail leads; printed while somebody works on the code, when no mail server is set. */
  link: string
}

export interface Mailer {
  /** Resolves when somebody else has the mail; throws when it must be tried again. */
  send(mail: Mail): Promise<void>
}

/** A mail that was asked for; who it is for is looked up when it is sent. */
export interface QueuedMail {
  id: number
  kind: MailKind
  recipient: string
  /** Tries so far, the present one included. */
  attempts: number
}

export interface OutboxRepository {
  queueMail(kind: MailKind, recipient: string, now: Date): Promise<void>
  /** Drops what is due and meant for addresses that no account has: it takes nobody's place. */
  dropUnknown(now: Date): Promise<void>
  /** Claims the mail with the fewest tries that waits longest, until `leaseUntil`. */
  claimNext(now: Date, leaseUntil: Date): Promise<QueuedMail | undefined>
  countWaiting(): Promise<number>
  /** Of these, such as were tried and are still there. */
  countRefused(): Promise<number>
  postpone(id: number, nextTryAt: Date): Promise<void>
  drop(id: number): Promise<void>
}

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

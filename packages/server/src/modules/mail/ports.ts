/** Kind of a mail. */
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

/** A mail in HTML and plain text. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  /** Link in the mail. Printed in development without a mail server. */
  link: string
}

export interface Mailer {
  /** Resolves when the mail server has accepted the mail. Throws if it must be retried. */
  send(mail: Mail): Promise<void>
}

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

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  /** Printed during development if there is no mail server. */
  link: string
}

export interface Mailer {
  /** Resolves when the mail server accepts the mail. Throws if it must be retried. */
  send(mail: Mail): Promise<void>
}

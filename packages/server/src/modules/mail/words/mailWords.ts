import type { MailText } from '../mailPage.ts'
import type { MailKind } from '../ports.ts'

type Template = Omit<MailText, 'link' | 'language'> & { subject: string }

/**
 * Texts of all mails in a language. They quote no user text but the username, and only in the
 * heading as `{username}`, so that nobody can send their own text.
 */
export interface MailWords {
  mails: Readonly<Record<MailKind, Template>>
}

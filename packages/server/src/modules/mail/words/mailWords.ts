import type { MailText } from '../mailPage.ts'
import type { MailKind } from '../ports.ts'

type Template = Omit<MailText, 'link' | 'language'> & { subject: string }

/** The only user text is `{username}` in headings, so that nobody can send their own text. */
export interface MailWords {
  mails: Readonly<Record<MailKind, Template>>
}

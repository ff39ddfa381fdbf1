import type { MailText } from '../mailPage.ts'
import type { MailKind } from '../ports.ts'

type Template = Omit<MailText, 'link' | 'language'> & { subject: string }

/**
 * The words of every mail in one language. No words of players but their username stand in a text,
 * and there in its heading alone, as `{username}`: nobody can send their own mail through us.
 */
export interface MailWords {
  mails: Readonly<Record<MailKind, Template>>
}

import type { PageLanguage } from '@kathasagar/api/contract'

import { htmlOf, textOf } from './mailPage.ts'
import type { Mail, MailKind } from './ports.ts'
import { mailsInEnglish } from './words/mailsInEnglish.ts'
import { mailsInHindi } from './words/mailsInHindi.ts'
import type { MailWords } from './words/mailWords.ts'

const WORDS: Readonly<Record<PageLanguage, MailWords>> = { en: mailsInEnglish, hi: mailsInHindi }

/** In which language somebody is written to: their own where there are words in it, or English. */
const languageFor = (language: string | null): PageLanguage => (language === 'hi' ? 'hi' : 'en')

interface Addressed {
  username: string
  to: string
  link: string
  /** The language that the account has chosen, if it has. */
  language: string | null
}

/** Writes the mail of one kind to the owner of an account, in their language. */
export function composeMail(
  kind: MailKind,
  { username, to, link, language: chosen }: Addressed,
): Mail {
  const language = languageFor(chosen)
  const { subject, ...words } = WORDS[language](username)[kind]
  const text = { ...words, link, language }
  return { to, subject, link, text: textOf(text), html: htmlOf(text) }
}

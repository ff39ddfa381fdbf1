import type { PageLanguage } from '@kathasagar/api/contract'

import { htmlOf, textOf, type MailText } from './mailPage.ts'
import type { Mail, MailKind } from './ports.ts'
import { digestInEnglish, mailsInEnglish } from './words/mailsInEnglish.ts'
import { digestInHindi, mailsInHindi } from './words/mailsInHindi.ts'
import type { DigestHeadings, MailWords } from './words/mailWords.ts'

const WORDS: Readonly<Record<PageLanguage, MailWords>> = { en: mailsInEnglish, hi: mailsInHindi }
const HEADINGS: Readonly<Record<PageLanguage, DigestHeadings>> = {
  en: digestInEnglish,
  hi: digestInHindi,
}

/** In which language somebody is written to: their own where there are words in it, or English. */
const languageFor = (language: string | null): PageLanguage => (language === 'hi' ? 'hi' : 'en')

/** What stands over the lists of a weekly letter, in the language that somebody is written to in. */
export const digestHeadingsFor = (language: string | null): DigestHeadings =>
  HEADINGS[languageFor(language)]

interface Addressed extends Pick<MailText, 'sections' | 'ending'> {
  username: string
  to: string
  link: string
  /** The language that the account has chosen, if it has. */
  language: string | null
}

/** Writes the mail of one kind to the owner of an account, in their language. */
export function composeMail(
  kind: MailKind,
  { username, to, link, language: chosen, ...more }: Addressed,
): Mail {
  const language = languageFor(chosen)
  const { subject, ...words } = WORDS[language](username)[kind]
  const { sections, ending } = more
  const text = {
    ...words,
    link,
    language,
    ...(sections && { sections }),
    ...(ending && { ending }),
  }
  return { to, subject, link, text: textOf(text), html: htmlOf(text) }
}

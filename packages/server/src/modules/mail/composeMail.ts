import { PAGE_LANGUAGES, type PageLanguage } from '@kathasagar/api/contract'

import { htmlOf, textOf } from './mailPage.ts'
import type { Mail, MailKind } from './ports.ts'
import en from './words/en.json' with { type: 'json' }
import hi from './words/hi.json' with { type: 'json' }
import type { MailWords } from './words/mailWords.ts'

const WORDS: Readonly<Record<PageLanguage, MailWords>> = { en, hi }

/** In which language somebody is written to: their own where there are words in it, or English. */
const languageFor = (language: string | null): PageLanguage =>
  PAGE_LANGUAGES.find((one) => one === language) ?? 'en'

interface Addressed {
  username: string
  to: string
  link: string
  /** The language that the account has chosen, if it has. */
  language: string | null
}

/** Writes a mail to the owner of an account, in their language. */
export function composeMail(
  kind: MailKind,
  { username, to, link, language: chosen }: Addressed,
): Mail {
  const language = languageFor(chosen)
  const { subject, heading, ...words } = WORDS[language].mails[kind]
  const text = { ...words, heading: heading.replace('{username}', () => username), link, language }
  return { to, subject, link, text: textOf(text), html: htmlOf(text) }
}

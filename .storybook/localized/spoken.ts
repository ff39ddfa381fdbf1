import { en, type Messages } from '../../packages/ui/src/messages/en.ts'
import { INTERFACE_LOCALES, loadMessages } from '../../packages/ui/src/messages/locales.ts'
import {
  pseudoEnglish,
  pseudoMessages,
  pseudoText,
  urduEnglish,
  urduText,
} from '../../packages/ui/src/messages/pseudo.ts'
import { wholeCatalogue } from '../../packages/ui/src/messages/wholeCatalogue.ts'
import { readCatalogue, readEnglish, readLetters, type Reader } from './reader.ts'

interface Spoken {
  locale: string
  messages: Messages
  /** How plays, which are written in English, read the screen. */
  read: Reader
}

const english: Spoken = { locale: 'en', messages: en, read: readEnglish }

const languages = await Promise.all(
  INTERFACE_LOCALES.filter((locale) => locale !== 'en').map(async (locale) => {
    const messages = await wholeCatalogue(await loadMessages(locale))
    return [locale, { locale, messages, read: readCatalogue(messages) }] as const
  }),
)

/** Languages of the toolbar: those of the product, and two that show what a layout can bear. */
const bundles: Readonly<Record<string, Spoken>> = {
  en: english,
  ...Object.fromEntries(languages),
  pseudo: {
    locale: 'en',
    messages: pseudoMessages(pseudoText),
    read: readLetters(pseudoEnglish),
  },
  'ur-rtl': {
    locale: 'ur',
    messages: pseudoMessages(urduText),
    read: readLetters(urduEnglish),
  },
}

/** A language by the value of the toolbar. */
export const localeOf = (locale: unknown) =>
  (typeof locale === 'string' && bundles[locale]) || english

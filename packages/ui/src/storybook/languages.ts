import { en, type Messages } from '../messages/en.ts'
import { INTERFACE_LOCALES, loadMessages } from '../messages/locales.ts'
import { pseudoMessages, pseudoText, urduText } from '../messages/pseudo.ts'
import { fullCatalogue } from '../messages/fullCatalogue.ts'

interface Language {
  locale: string
  messages: Messages
}

const english: Language = { locale: 'en', messages: en }

const translated = await Promise.all(
  INTERFACE_LOCALES.filter((locale) => locale !== 'en').map(async (locale) => {
    const messages = await fullCatalogue(await loadMessages(locale))
    return [locale, { locale, messages }] as const
  }),
)

/** Languages of the toolbar: the interface languages, and two pseudo-languages for layout tests. */
const languages: Readonly<Record<string, Language>> = {
  en: english,
  ...Object.fromEntries(translated),
  pseudo: { locale: 'en', messages: pseudoMessages(pseudoText) },
  'ur-rtl': { locale: 'ur', messages: pseudoMessages(urduText) },
}

export const languageOf = (locale: unknown) =>
  (typeof locale === 'string' && languages[locale]) || english

import { en, type Messages } from './en.ts'

interface Locale {
  name: string
  script: string
  /** Loads the texts. All languages except English are separate files. */
  load: () => Promise<Messages>
}

/** Languages of the interface. Stories can have other languages too. */
const LOCALES = {
  en: { name: 'English', script: 'Latin', load: async () => en },
  hi: { name: 'हिन्दी', script: 'Devanagari', load: async () => (await import('./hi.ts')).hi },
} as const satisfies Record<string, Locale>

export type InterfaceLocale = keyof typeof LOCALES

export const INTERFACE_LOCALES = Object.keys(LOCALES) as InterfaceLocale[]

export const localeName = (locale: InterfaceLocale): string => LOCALES[locale].name
export const localeScript = (locale: InterfaceLocale): string => LOCALES[locale].script

/** Returns the interface language for a language tag, or null if it is not supported. */
export const interfaceLocaleOf = (tag: unknown): InterfaceLocale | null =>
  INTERFACE_LOCALES.find((locale) => locale === tag) ?? null

export const loadMessages = (locale: InterfaceLocale): Promise<Messages> => LOCALES[locale].load()

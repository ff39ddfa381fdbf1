import { en, type Messages } from './en.ts'

interface Locale {
  /** What its own readers call the language. */
  name: string
  /** Unicode script that it is written in. */
  script: string
  /** All but English come in a file of their own, asked for once. */
  load: () => Promise<Messages>
}

/** Languages that the interface speaks, by their tags; stories are written in more. */
const LOCALES = {
  en: { name: 'English', script: 'Latin', load: async () => en },
  hi: { name: 'हिन्दी', script: 'Devanagari', load: async () => (await import('./hi.ts')).hi },
} as const satisfies Record<string, Locale>

export type InterfaceLocale = keyof typeof LOCALES

export const INTERFACE_LOCALES = Object.keys(LOCALES) as InterfaceLocale[]

export const localeName = (locale: InterfaceLocale): string => LOCALES[locale].name
export const localeScript = (locale: InterfaceLocale): string => LOCALES[locale].script

/** The language of that tag, where the interface speaks it; null for every other. */
export const interfaceLocaleOf = (tag: unknown): InterfaceLocale | null =>
  INTERFACE_LOCALES.find((locale) => locale === tag) ?? null

/** Strings of a language. */
export const loadMessages = (locale: InterfaceLocale): Promise<Messages> => LOCALES[locale].load()

import { en } from './en.ts'
import type { Messages } from './en.ts'

/** Languages that the interface speaks; stories are written in more. */
export const INTERFACE_LOCALES = ['en', 'hi'] as const

export type InterfaceLocale = (typeof INTERFACE_LOCALES)[number]

/** Each language by the name that its own readers give it. */
export const LOCALE_NAMES: Record<InterfaceLocale, string> = { en: 'English', hi: 'हिन्दी' }

/** The language of that tag, where the interface speaks it; null for every other. */
export const interfaceLocaleOf = (tag: unknown): InterfaceLocale | null =>
  INTERFACE_LOCALES.find((locale) => locale === tag) ?? null

/** Strings of a language; all but English come in a file of their own, asked for once. */
export async function loadMessages(locale: InterfaceLocale): Promise<Messages> {
  return locale === 'hi' ? (await import('./hi.ts')).hi : en
}

import { deviceStorage } from '@kathasagar/api/runtime/deviceStorage'
import {
  en,
  interfaceLocaleOf,
  loadMessages,
  type InterfaceLocale,
  type Messages,
} from '@kathasagar/ui'

/** A language and its strings. */
export interface LocaleBundle {
  locale: InterfaceLocale
  messages: Messages
}

export const english: LocaleBundle = { locale: 'en', messages: en }

/** What the page came in: the language that the browser asked for, of those there are. */
export const servedLocale =
  (typeof document === 'undefined' ? null : interfaceLocaleOf(document.documentElement.lang)) ??
  'en'

const LOCALE_KEY = 'spoken-language'

/** Keeps what was spoken last, so that the next visit begins in it and not in English. */
export const rememberLocale = ({ locale }: LocaleBundle) =>
  void deviceStorage.write(LOCALE_KEY, locale)

const rememberedLocale = () => interfaceLocaleOf(deviceStorage.read(LOCALE_KEY))

/**
 * What the first page speaks: what was chosen, for who is signed in what was spoken last, else what
 * the page came in; English where the strings of another language cannot be had.
 */
export async function initialLocale(
  chosen: InterfaceLocale | null,
  isSignedIn: boolean,
): Promise<LocaleBundle> {
  const locale = chosen ?? (isSignedIn ? rememberedLocale() : null) ?? servedLocale
  try {
    return { locale, messages: await loadMessages(locale) }
  } catch {
    return english
  }
}

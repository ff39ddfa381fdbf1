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

const LOCALE_KEY = 'spoken-language'

/** Keeps what was spoken last, so that the next visit begins in it and not in English. */
export function rememberLocale({ locale }: LocaleBundle) {
  try {
    localStorage.setItem(LOCALE_KEY, locale)
  } catch {
    // A private window: it begins in English.
  }
}

const rememberedLocale = () => {
  try {
    return interfaceLocaleOf(localStorage.getItem(LOCALE_KEY))
  } catch {
    return null
  }
}

/** What the first page speaks; English where the strings of another language cannot be had. */
export async function initialLocale(chosen: InterfaceLocale | null): Promise<LocaleBundle> {
  const locale = chosen ?? rememberedLocale() ?? 'en'
  try {
    return { locale, messages: await loadMessages(locale) }
  } catch {
    return english
  }
}

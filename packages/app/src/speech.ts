import {
  en,
  interfaceLocaleOf,
  loadMessages,
  type InterfaceLocale,
  type Messages,
} from '@kathasagar/ui'

/** A language and its strings. */
export interface Speech {
  locale: InterfaceLocale
  messages: Messages
}

export const english: Speech = { locale: 'en', messages: en }

const SPOKEN_KEY = 'spoken-language'

/** Keeps what was spoken last, so that the next visit begins in it and not in English. */
export function keepSpoken({ locale }: Speech) {
  try {
    localStorage.setItem(SPOKEN_KEY, locale)
  } catch {
    // A private window: it begins in English.
  }
}

const lastSpoken = () => {
  try {
    return interfaceLocaleOf(localStorage.getItem(SPOKEN_KEY))
  } catch {
    return null
  }
}

/** What the first page speaks; English where the strings of another language cannot be had. */
export async function firstSpeech(chosen: InterfaceLocale | null): Promise<Speech> {
  const locale = chosen ?? lastSpoken() ?? 'en'
  try {
    return { locale, messages: await loadMessages(locale) }
  } catch {
    return english
  }
}

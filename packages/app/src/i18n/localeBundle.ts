import { deviceStorage } from '@kathasagar/api/runtime/deviceStorage'
import { en, type Messages } from '@kathasagar/ui'
import { interfaceLocaleOf, loadMessages, type InterfaceLocale } from '@kathasagar/ui/messages'

export interface LocaleBundle {
  locale: InterfaceLocale
  messages: Messages
}

export const english: LocaleBundle = { locale: 'en', messages: en }

export const servedLocale =
  (typeof document === 'undefined' ? null : interfaceLocaleOf(document.documentElement.lang)) ??
  'en'

const LOCALE_KEY = 'spoken-language'

/** Stores the language for the next visit. */
export const rememberLocale = ({ locale }: LocaleBundle) =>
  void deviceStorage.write(LOCALE_KEY, locale)

const rememberedLocale = () => interfaceLocaleOf(deviceStorage.read(LOCALE_KEY))

/** Returns the chosen, last used, or served language. Returns English on failure. */
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

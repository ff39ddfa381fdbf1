import { interfaceLocaleOf, useUi } from '@kathasagar/ui'

/** Returns the language for a new account. Empty for English, which is only the default. */
export function useSpokenLanguage() {
  const language = interfaceLocaleOf(useUi().locale)

  return language === null || language === 'en' ? {} : { language }
}

import { interfaceLocaleOf, useUi } from '@kathasagar/ui'

/** Returns the language of a new account. English is the default, so it is not a choice. */
export function useSpokenLanguage() {
  const language = interfaceLocaleOf(useUi().locale)

  return language === null || language === 'en' ? {} : { language }
}

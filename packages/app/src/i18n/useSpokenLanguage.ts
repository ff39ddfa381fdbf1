import { interfaceLocaleOf, useUi } from '@kathasagar/ui'

/**
 * The language that a new account takes over from the page. English is what the page speaks when
 * nobody has asked for anything, so it is no choice.
 */
export function useSpokenLanguage() {
  const language = interfaceLocaleOf(useUi().locale)

  return language === null || language === 'en' ? {} : { language }
}

import { useUi } from '@kathasagar/ui'
import { interfaceLocaleOf } from '@kathasagar/ui/messages'

/** Returns the language for a new account. Empty for English, which is only a default. */
export function useSpokenLanguage() {
  const language = interfaceLocaleOf(useUi().locale)

  return language === null || language === 'en' ? {} : { language }
}

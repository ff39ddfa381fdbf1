import { useUi } from '../design-system/context/uiContext.ts'
import { accountMessages } from './accountMessages.ts'
import type { AccountMessages, Messages } from './en.ts'

/** The strings of the provider's language, with those of signing in. */
export function useAccountMessages(): Messages & AccountMessages {
  const { messages } = useUi()
  return { ...accountMessages, ...messages }
}

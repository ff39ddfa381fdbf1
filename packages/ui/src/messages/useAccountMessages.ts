import { useUi } from '../design-system/context/uiContext.ts'
import { accountMessages } from './accountMessages.ts'
import type { AccountMessages, Messages } from './en.ts'

export function useAccountMessages(): Messages & AccountMessages {
  const { messages } = useUi()
  return { ...accountMessages, ...messages }
}

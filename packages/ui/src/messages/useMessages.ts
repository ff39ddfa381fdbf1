import { useUi } from '../design-system/context/uiContext.ts'
import type { Messages } from './en.ts'

/** The strings of the provider's language. */
export function useMessages(): Messages {
  return useUi().messages
}

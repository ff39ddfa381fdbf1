import { useUi } from '../providers/uiContext.ts'
import { authoringMessages } from './authoringMessages.ts'
import type { AuthoringMessages, Messages } from './en.ts'

/** The strings of the provider's language, with those of writing a story. */
export function useAuthoringMessages(): Messages & AuthoringMessages {
  const { messages } = useUi()
  return { ...authoringMessages, ...messages }
}

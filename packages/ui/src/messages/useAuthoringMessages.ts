import { authoringMessages } from './authoringMessages.ts'
import type { AuthoringMessages, Messages } from './en.ts'
import { useFurtherMessages } from './useFurtherMessages.ts'

/** The strings of the provider's language, with those of writing a story. */
export const useAuthoringMessages = (): Messages & AuthoringMessages =>
  useFurtherMessages('authoring', authoringMessages)

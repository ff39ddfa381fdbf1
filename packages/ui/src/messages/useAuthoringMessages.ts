import { authoringMessages } from './authoringMessages.ts'
import type { AuthoringMessages, Messages } from './en.ts'
import { useFurtherMessages } from './useFurtherMessages.ts'

export const useAuthoringMessages = (): Messages & AuthoringMessages =>
  useFurtherMessages('authoring', authoringMessages)

import english from './en/saved.json' with { type: 'json' }
import type { Messages, SavedMessages } from './en.ts'
import { useFurtherMessages } from './useFurtherMessages.ts'

/** The strings of the provider's language, with those of the page of saved stories. */
export const useSavedMessages = (): Messages & SavedMessages => useFurtherMessages('saved', english)

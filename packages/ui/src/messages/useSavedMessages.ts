import { saved } from './en/saved.ts'
import type { Messages, SavedMessages } from './en.ts'
import { useFurtherMessages } from './useFurtherMessages.ts'

const english = { saved }

/** The strings of the provider's language, with those of the page of saved stories. */
export const useSavedMessages = (): Messages & SavedMessages => useFurtherMessages('saved', english)

import english from './en/saved.json' with { type: 'json' }
import type { Messages, SavedMessages } from './en.ts'
import { useFurtherMessages } from './useFurtherMessages.ts'

export const useSavedMessages = (): Messages & SavedMessages => useFurtherMessages('saved', english)

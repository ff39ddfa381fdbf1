import english from './en/sharing.json' with { type: 'json' }
import type { Messages, SharingMessages } from './en.ts'
import { useFurtherMessages } from './useFurtherMessages.ts'

/** The strings of the provider's language, with those of sharing a play. */
export const useSharingMessages = (): Messages & SharingMessages =>
  useFurtherMessages('sharing', english)

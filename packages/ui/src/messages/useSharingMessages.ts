import { sharing } from './en/sharing.ts'
import type { Messages, SharingMessages } from './en.ts'
import { useFurtherMessages } from './useFurtherMessages.ts'

const english = { sharing }

/** The strings of the provider's language, with those of sharing a play. */
export const useSharingMessages = (): Messages & SharingMessages =>
  useFurtherMessages('sharing', english)

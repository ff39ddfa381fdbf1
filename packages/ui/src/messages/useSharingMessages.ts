import english from './en/sharing.json' with { type: 'json' }
import type { Messages, SharingMessages } from './en.ts'
import { useFurtherMessages } from './useFurtherMessages.ts'

export const useSharingMessages = (): Messages & SharingMessages =>
  useFurtherMessages('sharing', english)

import english from './en/notices.json' with { type: 'json' }
import type { Messages, NoticesMessages } from './en.ts'
import { useFurtherMessages } from './useFurtherMessages.ts'

/** The strings of the provider's language, with those of the page of notices. */
export const useNoticesMessages = (): Messages & NoticesMessages =>
  useFurtherMessages('notices', english)

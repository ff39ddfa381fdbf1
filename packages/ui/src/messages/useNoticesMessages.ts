import { notices } from './en/notices.ts'
import type { Messages, NoticesMessages } from './en.ts'
import { useFurtherMessages } from './useFurtherMessages.ts'

const english = { notices }

/** The strings of the provider's language, with those of the page of notices. */
export const useNoticesMessages = (): Messages & NoticesMessages =>
  useFurtherMessages('notices', english)

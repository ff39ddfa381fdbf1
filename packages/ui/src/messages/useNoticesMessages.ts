import english from './en/notices.json' with { type: 'json' }
import type { Messages, NoticesMessages } from './en.ts'
import { useFurtherMessages } from './useFurtherMessages.ts'

export const useNoticesMessages = (): Messages & NoticesMessages =>
  useFurtherMessages('notices', english)

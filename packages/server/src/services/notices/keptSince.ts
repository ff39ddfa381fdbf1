import { DAY_MS } from '@kathasagar/api/contract'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'

/** What happened before this moment nobody is told any more. */
export const keptSince = (now: Date): Date => new Date(now.getTime() - LIMITS.noticeDays * DAY_MS)

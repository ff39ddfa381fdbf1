import { LIMITS } from '@kathasagar/api/contract/vocabulary'

const DAY_MS = 24 * 60 * 60_000

/** What happened before this moment nobody is told any more. */
export const keptSince = (now: Date): Date => new Date(now.getTime() - LIMITS.noticeDays * DAY_MS)

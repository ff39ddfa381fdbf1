import type { Platform } from '../../platform/call.ts'
import { shownSince } from './notices.queries.ts'

export const deleteOldNotices = ({ db, clock }: Platform) =>
  db.deleteFrom('notices').where('happened_at', '<', shownSince(clock.now())).execute()

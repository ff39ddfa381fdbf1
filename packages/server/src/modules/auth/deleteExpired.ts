import { deleteExpiredHits } from '../../platform/rateLimits.ts'
import { dayOf } from '../../domain/day.ts'
import type { Platform } from '../../platform/call.ts'
import { REPEAT_MS } from './accountLinks.ts'
import { deleteOldSharers } from '../stories/index.ts'
import { ORIGIN_LIFETIME_MS } from './knownOrigins.ts'

export async function deleteExpired({ db, clock }: Platform): Promise<void> {
  const now = clock.now()
  const before = (ms: number) => new Date(now.getTime() - ms)
  await db
    .deleteFrom('sign_ins')
    .where((where) => where.or([where('expires_at', '<', now), where('ended_at', '<', now)]))
    .execute()
  // Expired links remain for a day, so that used ones are reported as used.
  await db.deleteFrom('account_links').where('expires_at', '<', before(REPEAT_MS)).execute()
  await db.deleteFrom('known_origins').where('seen_at', '<', before(ORIGIN_LIFETIME_MS)).execute()
  await deleteExpiredHits(db, now)
  await db.deleteFrom('spent_nonces').where('expires_at', '<', now).execute()
  await db.deleteFrom('auth_challenges').where('expires_at', '<=', now).execute()
  await deleteOldSharers(db, dayOf(now))
}

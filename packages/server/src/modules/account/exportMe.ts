import { HOUR_MS, type Limit } from '@kathasagar/api/contract'

import type { Call } from '../../platform/call.ts'
import type { Context, Platform } from '../../platform/context.ts'
import { countHit, inDatabase } from '../../platform/rateLimits.ts'
import { isOpen, selectLink } from '../auth/index.ts'
import { collectExport } from './collectExport.ts'

/** Permits retries of a failed download, because there is one key a day. */
const OPENS: readonly Limit[] = [{ max: 3, windowMs: HOUR_MS }]

/** Returns all data of the caller for a key from `askExport`. */
export const exportMe: Call<'exportMe', Platform & Pick<Context, 'rateLimitFactor'>> = async (
  ctx,
  { user, query },
) => {
  const now = ctx.clock.now()
  const link = await selectLink(ctx.db, query.token, 'export_account').executeTakeFirst()
  // Other users can't use or spend the key.
  if (!isOpen(link, now) || link.user_id !== user.id) return { code: 'link_invalid' }
  const isSpent = await countHit(`opened:${link.token_hash}`, OPENS, inDatabase(ctx.db), ctx)
  if (isSpent) return { code: 'link_invalid' }
  return { exported_at: now.toISOString(), ...(await collectExport(ctx.db, user.id, now)) }
}

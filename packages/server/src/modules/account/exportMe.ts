import { HOUR_MS, type Limit } from '@kathasagar/api/contract'

import type { Call } from '../../platform/call.ts'
import type { Context, Platform } from '../../platform/context.ts'
import { countHit, inDatabase } from '../../services/countHit.ts'
import { isOpen, selectLink } from '../auth/index.ts'
import { collectExport } from './collectExport.ts'

/** A download may fail, and there is no other key that day. */
const OPENS: readonly Limit[] = [{ max: 3, windowMs: HOUR_MS }]

/** Returns everything stored about the caller, for the key that they have asked for. */
export const exportMe: Call<'exportMe', Platform & Pick<Context, 'rateLimitFactor'>> = async (
  ctx,
  { user, query },
) => {
  const now = ctx.clock.now()
  const link = await selectLink(ctx.db, query.token, 'export_account').executeTakeFirst()
  // The key opens nothing for other users, and is not used up by them.
  if (!isOpen(link, now) || link.user_id !== user.id) return { code: 'link_invalid' }
  const isSpent = await countHit(`opened:${link.token_hash}`, OPENS, inDatabase(ctx.db), ctx)
  if (isSpent) return { code: 'link_invalid' }
  return { exported_at: now.toISOString(), ...(await collectExport(ctx.db, user.id, now)) }
}

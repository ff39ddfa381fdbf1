import { sql } from 'kysely'

import { addressKey } from '../../http/limits.ts'
import type { Call } from '../../platform/call.ts'
import { isFirstOpening } from '../../services/isFirstOpening.ts'
import { isRefusal } from '../../services/refusal.ts'
import { findShown } from './findShown.ts'

/** Counts an opening by others once a day per user or address. */
export const openSharedPlay: Call<'openSharedPlay'> = async (ctx, { params, user, ip }) => {
  const code = params.share_code
  const shown = await findShown(ctx.db, code, user)
  if (isRefusal(shown)) return shown
  if (user?.id === shown.share.user_id) return { is_counted: false }

  const is_counted = await isFirstOpening(ctx, { code, reader: user, address: addressKey(ip) })
  if (is_counted) {
    await ctx.db
      .updateTable('shared_plays')
      .set({ opened_count: sql`opened_count + 1` })
      .where('code', '=', code)
      .execute()
  }
  return { is_counted }
}

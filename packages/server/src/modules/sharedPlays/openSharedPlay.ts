import { createHmac } from 'node:crypto'

import { DAY_MS } from '@kathasagar/api/contract'
import { sql } from 'kysely'

import { dayOf } from '../../domain/day.ts'
import { addressKey } from '../../http/limits.ts'
import { type Call, isRefusal } from '../../platform/call.ts'
import { addHits } from '../../platform/rateLimits.ts'
import { findShown, type SharedPlaysContext } from './findShown.ts'

export const openSharedPlay: Call<'openSharedPlay', SharedPlaysContext> = async (ctx, input) => {
  const { params, user, ip } = input
  const code = params.share_code
  const shown = await findShown(ctx.db, code, user)
  if (isRefusal(shown)) return shown
  if (user?.id === shown.share.user_id) return { is_counted: false }

  const now = ctx.clock.now()
  const who = user ? `user:${user.id}` : `address:${addressKey(ip)}`
  const opening = `opened:${dayOf(now)}:${code}:${who}`
  const key = createHmac('sha256', ctx.secrets.current()).update(opening).digest('base64url')
  const is_counted = (await addHits(ctx.db, key, DAY_MS, now)).hits === 1
  if (is_counted) {
    await ctx.db
      .updateTable('shared_plays')
      .set({ opened_count: sql`opened_count + 1` })
      .where('code', '=', code)
      .execute()
  }
  return { is_counted }
}

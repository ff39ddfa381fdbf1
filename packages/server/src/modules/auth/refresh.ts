import type { Limit } from '@kathasagar/api/contract'

import { type Call, isRefusal, type Refusal } from '../../platform/call.ts'
import { countHit, inDatabase } from '../../platform/rateLimits.ts'
import { recordEvent } from '../audit/index.ts'
import { findUser } from '../users/index.ts'
import { LIFETIME_MS } from './beginSignIn.ts'
import type { AuthContext } from './context.ts'
import {
  successorOf,
  tokenHash,
  unusedSuccessorOf,
  endSignIns,
  insertToken,
  lockToken,
} from './signIns.queries.ts'

const EXPIRED: Refusal = { code: 'session_expired' }

/** Limit per login. It is sufficient for many tabs, but too low for guessing. */
const PER_FAMILY: readonly Limit[] = [{ max: 30, windowMs: 5 * 60_000 }]

/** Rotates a refresh token. A used token returns its successor. If the successor was used too, the login ends. */
export const refresh: Call<'refresh', AuthContext> = async (ctx, { body }) => {
  const { refresh_token: token } = body
  const now = ctx.clock.now()
  // If the login was stolen, the refusal must not roll back its end.
  const rotated = await ctx.transaction(async (db) => {
    const stored = await lockToken(db, tokenHash(token))
    if (!stored || stored.sign_in.ended_at || stored.sign_in.expires_at <= now) return EXPIRED
    const { id, user_id } = stored.sign_in
    const tooOften = await countHit(`family:${id}`, PER_FAMILY, inDatabase(db), ctx)
    if (tooOften) return tooOften

    const successor = stored.used_at
      ? await unusedSuccessorOf(ctx, db, token)
      : successorOf(token, ctx.secrets.current())
    if (successor === null) {
      await endSignIns(db, now).where('id', '=', id).execute()
      const target = { kind: 'user', id: user_id }
      await recordEvent(db, { actor_id: null, act: 'refresh_token_reused', target }, now)
      return EXPIRED
    }
    if (stored.used_at === null) {
      await db
        .updateTable('refresh_tokens')
        .set({ used_at: now })
        .where('token_hash', '=', stored.token_hash)
        .execute()
      await insertToken(db, tokenHash(successor), id, now)
      // Extends a guest's login, because guests have no other access.
      if ((await findUser(db, user_id))?.is_guest) {
        const expires_at = new Date(now.getTime() + LIFETIME_MS.remembered)
        await db.updateTable('sign_ins').set({ expires_at }).where('id', '=', id).execute()
      }
    }
    return { successor, user_id, sign_in_id: id }
  })
  if (isRefusal(rotated)) return rotated

  const { successor, ...claims } = rotated
  const access_token = await ctx.accessTokens.sign(claims, now)
  return { access_token, tokens: { access_token, refresh_token: successor } }
}

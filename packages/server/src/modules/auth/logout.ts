import { bearerOf } from '../../http/authenticate.ts'
import type { Call } from '../../platform/call.ts'
import type { AuthContext } from './context.ts'
import { endSignIns } from './signIns.queries.ts'

/** Ends the login of an access token, even of an expired one. */
export const logout: Call<'logout', AuthContext> = async (ctx, { headers }) => {
  const token = bearerOf(headers.authorization)
  const claims = token === null ? null : await ctx.accessTokens.verifySpent(token)
  if (claims) {
    await endSignIns(ctx.db, ctx.clock.now()).where('id', '=', claims.sign_in_id).execute()
  }
  return { ok: true }
}

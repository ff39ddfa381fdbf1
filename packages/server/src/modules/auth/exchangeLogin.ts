import type { Call } from '../../platform/call.ts'
import { lockUser } from '../users/index.ts'
import { selectLink, consumeOpenLink } from './accountLinks.ts'
import { beginSignIn } from './beginSignIn.ts'
import type { AuthContext } from './context.ts'
import { mergeGuest } from './mergeGuest.ts'

export const exchangeLogin: Call<'exchangeLogin', AuthContext> = (ctx, { body, origin }) => {
  const now = ctx.clock.now()
  return ctx.transaction(async (db) => {
    const found = await selectLink(db, body.token, 'log_in').executeTakeFirst()
    // Locks the user before the link, so that a concurrent reset prevents or ends this login.
    const user = found && (await lockUser(db, found.user_id))
    const link = await consumeOpenLink(db, body.token, 'log_in', now)
    if (!user || !link) return { code: 'login_link_invalid' as const }
    if (user.suspended_at) return { code: 'account_suspended' as const }
    await mergeGuest(ctx, db, body, user)
    return beginSignIn(ctx, db, user, { origin })
  })
}

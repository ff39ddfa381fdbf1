import { DAY_MS } from '@kathasagar/api/contract'

import { queueMail } from '../mail/index.ts'
import type { Call } from '../../platform/call.ts'
import { recordEvent } from '../audit/index.ts'
import { confirmPassword, endAllSignIns, consumeAllLinks } from '../auth/index.ts'
import type { PasswordContext } from '../auth/index.ts'
import { countOtherAdmins, lockWithAdmins, setDeletion } from '../users/index.ts'

/** Closes the account. It is erased after a week without a login. */
export const deleteMe: Call<'deleteMe', PasswordContext> = async (ctx, { user, body }) => {
  const refusal = await confirmPassword(ctx, user, body.password)
  if (refusal) return refusal

  return ctx.transaction(async (db) => {
    // Locks all admins, so that at least one remains.
    const current = await lockWithAdmins(db, user.id)
    // A concurrent reset may have replaced the password.
    if (current?.password_hash !== user.password_hash) return { code: 'wrong_credentials' as const }
    // A repeated request does not change the fate of the stories.
    if (current.delete_after) return { erased_at: current.delete_after.toISOString() }
    const isLastAdmin = current.role === 'admin' && (await countOtherAdmins(db, user.id)) === 0
    if (isLastAdmin) return { code: 'last_admin' as const }
    const now = ctx.clock.now()
    const after = new Date(now.getTime() + 7 * DAY_MS)
    await setDeletion(db, user.id, { after, stories: body.stories })
    const target = { kind: 'user', id: user.id }
    await recordEvent(db, { actor_id: user.id, act: 'account_closed', target }, now)
    await endAllSignIns(db, user.id, now)
    await consumeAllLinks(db, user.id, now)
    if (user.email) await queueMail(db, 'deletion_asked', user.email, now)
    return { erased_at: after.toISOString() }
  })
}

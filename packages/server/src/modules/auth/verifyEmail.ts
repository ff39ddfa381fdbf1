import { VERIFY_ANSWERS, CREDITS_AT_VERIFICATION } from '@kathasagar/api/contract'

import type { Call, Platform } from '../../platform/call.ts'
import { findUser, setVerified } from '../users/index.ts'
import { isOpen, REPEAT_MS, selectLink, consumeLink } from './accountLinks.ts'
import { grantCredits } from '../ledger/index.ts'

/** Confirms the email and grants credits. Accepts recently used links, because people open them again. */
export const verifyEmail: Call<'verifyEmail', Platform> = (ctx, { query }) =>
  ctx.transaction(async (db) => {
    const now = ctx.clock.now()
    const link = await selectLink(db, query.token, 'verify_email').forUpdate().executeTakeFirst()
    if (!link) return { code: 'link_invalid' as const }
    const { user_id, token_hash, used_at } = link
    const isRecent = used_at !== null && now.getTime() - used_at.getTime() < REPEAT_MS
    // Closing an account uses its links without confirming its email.
    if (isRecent && (await findUser(db, user_id))?.is_verified)
      return { message: VERIFY_ANSWERS.used, was_used: true, user_id }
    if (!isOpen(link, now)) return { code: 'link_invalid' as const }

    await consumeLink(db, token_hash, now)
    await setVerified(db, user_id)
    await grantCredits(db, user_id, CREDITS_AT_VERIFICATION, 'verification')
    return { message: VERIFY_ANSWERS.verified, was_used: false, user_id }
  })

import { VERIFY_ANSWERS, type EmailVerified } from '@kathasagar/api/contract'
import { CREDITS_AT_VERIFICATION } from '@kathasagar/api/contract/vocabulary'

import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import { isOpen, REPEAT_MS } from './accountLinks.ts'
import { tokenHash } from './refreshTokens.ts'

/**
 * Confirms an e-mail by its link and pays what is given for that, once. A link that was used in
 * the last day says so and does nothing: people open a link again.
 */
export async function verifyEmail(
  { store, clock }: Ports,
  token: string,
): Promise<EmailVerified | Refusal> {
  return store.transaction(async ({ links, users, ledger }) => {
    const now = clock.now()
    const link = await links.lockLink(tokenHash(token), 'verify_email')
    if (!link) return { code: 'link_invalid' }
    const { user_id, token_hash, used_at } = link
    const isRecent = used_at !== null && now.getTime() - used_at.getTime() < REPEAT_MS
    // A closed account's links are spent as well, and its e-mail is as unconfirmed as before.
    if (isRecent && (await users.findUser(user_id))?.is_verified) {
      return { message: VERIFY_ANSWERS.used, was_used: true, user_id }
    }
    if (!isOpen(link, now)) return { code: 'link_invalid' }

    await links.spendLink(token_hash, now)
    await users.setVerified(user_id)
    await ledger.grantCredits(user_id, CREDITS_AT_VERIFICATION, 'verification')
    return { message: VERIFY_ANSWERS.verified, was_used: false, user_id }
  })
}

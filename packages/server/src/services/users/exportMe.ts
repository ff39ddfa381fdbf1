import type { MyExport } from '@kathasagar/api/contract'

import { isOpen } from '../auth/accountLinks.ts'
import { tokenHash } from '../auth/refreshTokens.ts'
import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'

/** Everything kept of a person, for the key that they were given for it. */
export async function exportMe(
  { store, clock }: Ports,
  userId: string,
  token: string,
): Promise<MyExport | Refusal> {
  const now = clock.now()
  const isTheirs = await store.transaction(async ({ links }) => {
    const link = await links.lockLink(tokenHash(token), 'export_account')
    // In other hands the key opens nothing, and is not used up.
    if (!isOpen(link, now) || link.user_id !== userId) return false
    await links.spendLink(link.token_hash, now)
    return true
  })
  if (!isTheirs) return { code: 'link_invalid' }
  return {
    exported_at: now.toISOString(),
    ...(await store.repositories.exports.collect(userId, now)),
  }
}

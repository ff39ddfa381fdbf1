import { HOUR_MS, type Limit, type MyExport } from '@kathasagar/api/contract'

import { isOpen } from '../auth/accountLinks.ts'
import { tokenHash } from '../auth/refreshTokens.ts'
import { countHit, inDatabase } from '../countHit.ts'
import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'

/** A copy may be lost on its way, and there is no other key that day. */
const OPENS: readonly Limit[] = [{ max: 3, windowMs: HOUR_MS }]

/** Everything kept of a person, for the key that they were given for it. */
export async function exportMe(
  ports: Ports,
  userId: string,
  token: string,
): Promise<MyExport | Refusal> {
  const { links, exports } = ports.store.repositories
  const now = ports.clock.now()
  const link = await links.findLink(tokenHash(token), 'export_account')
  // In other hands the key opens nothing, and is not used up.
  if (!isOpen(link, now) || link.user_id !== userId) return { code: 'link_invalid' }
  const isSpent = await countHit(`opened:${link.token_hash}`, OPENS, inDatabase(ports), ports)
  if (isSpent) return { code: 'link_invalid' }
  return { exported_at: now.toISOString(), ...(await exports.collect(userId, now)) }
}

import type { PlayShare } from '@kathasagar/api/contract'

import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import { presentRow } from '../storedRow.ts'

/** The links to a player's own session, the latest first. */
export async function listSessionShares(
  { store }: Ports,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<PlayShare[] | Refusal> {
  const { sessions, sharedPlays } = store.repositories
  const session = await sessions.findSession(sessionId, userId)
  if (session === undefined) return { code: 'session_not_found' }
  const shares = await sharedPlays.listOfSession(session)
  return shares.map((share) => presentRow<PlayShare>(share))
}

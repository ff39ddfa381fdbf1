import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'

/** Takes a link back for good: one's own, or for an admin anybody's. Its code leads nowhere any more. */
export async function revokeSharedPlay(
  { store }: Ports,
  { code, user }: { code: string; user: StoredUser },
): Promise<{ is_revoked: true } | Refusal> {
  const owner = user.role === 'admin' ? null : user.id
  const isRevoked = await store.repositories.sharedPlays.remove(code, owner)
  return isRevoked ? { is_revoked: true } : { code: 'shared_play_not_found' }
}

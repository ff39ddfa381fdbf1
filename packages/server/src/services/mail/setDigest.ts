import type { Digest, DigestForm } from '@kathasagar/api/contract'

import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import { nextDigestAt } from './digestWeek.ts'
import { getDigest } from './getDigest.ts'

/** Asks for the weekly letter, or for none. It comes only to an address that is known to be theirs. */
export async function setDigest(
  ports: Ports,
  user: StoredUser,
  { wanted }: DigestForm,
): Promise<Digest | Refusal> {
  const { digests } = ports.store.repositories
  if (!wanted) await digests.remove(user.id)
  else if (!ports.knowsAddress) return { code: 'not_found' }
  else if (!user.is_verified) return { code: 'email_unverified' }
  else {
    const since = ports.clock.now()
    await digests.add({ user_id: user.id, since, due_at: nextDigestAt(since) })
  }
  return getDigest(ports, user.id)
}

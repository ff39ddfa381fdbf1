import type { BodyOf, DeletionNotice } from '@kathasagar/api/contract'

import { recordEvent } from '../../modules/audit/index.ts'
import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import { confirmPassword } from './confirmPassword.ts'

const WEEK_MS = 7 * 24 * 60 * 60_000

/** Closes an account. For a week it can be opened again by signing in; then it is erased. */
export async function deleteMe(
  ports: Ports,
  user: StoredUser,
  { password, stories }: BodyOf<'deleteMe'>,
): Promise<DeletionNotice | Refusal> {
  const refusal = await confirmPassword(ports, user, password)
  if (refusal) return refusal

  return ports.store.transaction(async (repositories) => {
    const { adminUsers, users, signIns, links, outbox } = repositories
    // Admins who leave at the same moment wait here, so that the last of them is seen to be it.
    const current = await adminUsers.lockUser(user.id)
    // As at a sign-in: a reset that came meanwhile has ended what the old password opens.
    if (current?.password_hash !== user.password_hash) return { code: 'wrong_credentials' }
    // Asked twice at the same moment: the first has said what becomes of the stories.
    if (current.delete_after) return { erased_at: current.delete_after.toISOString() }
    const isLastAdmin = current.role === 'admin' && (await users.countOtherAdmins(user.id)) === 0
    if (isLastAdmin) return { code: 'last_admin' }
    const now = ports.clock.now()
    const after = new Date(now.getTime() + WEEK_MS)
    await users.setDeletion(user.id, { after, stories })
    const target = { kind: 'user', id: user.id }
    await recordEvent(repositories.db, { actor_id: user.id, act: 'account_closed', target }, now)
    await signIns.endAll(user.id, now)
    await links.spendAll(user.id, now)
    if (user.email) await outbox.queueMail('deletion_asked', user.email, now)
    return { erased_at: after.toISOString() }
  })
}

import type { AdminUser } from '@kathasagar/api/contract'

import type { AuditAct, AuditFacts } from '../../modules/audit/index.ts'
import { recordEvent } from '../../modules/audit/index.ts'
import { countOtherAdmins } from '../../modules/users/index.ts'
import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import type { Repositories } from '../repositories.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { presentRow } from '../storedRow.ts'

/** What an act does to somebody: for the audit log, and in the database. */
export interface Deed {
  act: AuditAct
  before?: AuditFacts
  after: AuditFacts
  perform(repos: Repositories): Promise<void>
}

interface Asked {
  userId: string
  /** The admin who does it; absent for whoever has the command line. */
  by: StoredUser | null
  /** Nothing where all is so already. */
  deedFor(user: StoredUser, repos: Repositories, now: Date): Promise<Deed | Refusal | null>
}

/** The last admin who can still sign in stays one. */
export async function refuseLastAdmin(
  { db }: Repositories,
  { id, role }: StoredUser,
): Promise<Refusal | null> {
  if (role !== 'admin' || (await countOtherAdmins(db, id)) > 0) return null
  return { code: 'last_admin', detail: 'This is the last admin. Make somebody else one first.' }
}

/** Does something to an account, with its record in the audit log, and shows how it is then. */
export async function changeRights(
  { store, clock }: Ports,
  { userId, by, deedFor }: Asked,
): Promise<AdminUser | Refusal> {
  const now = clock.now()
  return store.transaction(async (repos) => {
    const user = await repos.adminUsers.lockUser(userId)
    if (!user) return { code: 'not_found' }
    const deed = await deedFor(user, repos, now)
    if (isRefusal(deed)) return deed
    if (deed) {
      const { perform, ...event } = deed
      await perform(repos)
      const target = { kind: 'user', id: userId }
      await recordEvent(repos.db, { ...event, actor_id: by?.id ?? null, target }, now)
    }
    const row = await repos.adminUsers.findRow(userId)
    return row ? presentRow<AdminUser>(row) : { code: 'not_found' }
  })
}

import type { AdminUser } from '@kathasagar/api/contract'

import type { Db } from '../../db/database.ts'
import { type Platform, isRefusal, type Refusal, type StoredUser } from '../../platform/call.ts'
import { presentRow } from '../../platform/db/storedRow.ts'
import { recordEvent, type AuditAction, type AuditFacts } from '../audit/index.ts'
import { countOtherAdmins, lockWithAdmins } from '../users/index.ts'
import { findRow } from './users.queries.ts'

interface Deed {
  act: AuditAction
  before?: AuditFacts
  after: AuditFacts
  perform: (db: Db) => Promise<void>
}

export interface OfUser {
  userId: string
  /** The admin. Null for the command line. */
  by: StoredUser | null
}

interface Asked extends OfUser {
  /** Returns null if nothing changes. */
  deedFor: (user: StoredUser, db: Db, now: Date) => Promise<Deed | Refusal | null>
}

/** Refuses if no other admin could log in. */
export async function refuseLastAdmin(db: Db, { id, role }: StoredUser): Promise<Refusal | null> {
  if (role !== 'admin' || (await countOtherAdmins(db, id)) > 0) return null
  return { code: 'last_admin', detail: 'This is the last admin. Make somebody else one first.' }
}

export async function changeRights(
  ctx: Platform,
  { userId, by, deedFor }: Asked,
): Promise<AdminUser | Refusal> {
  const now = ctx.clock.now()
  return ctx.transaction(async (db) => {
    const user = await lockWithAdmins(db, userId)
    if (!user) return { code: 'not_found' as const }
    const deed = await deedFor(user, db, now)
    if (isRefusal(deed)) return deed
    if (deed) {
      const { perform, ...event } = deed
      await perform(db)
      const target = { kind: 'user', id: userId }
      await recordEvent(db, { ...event, actor_id: by?.id ?? null, target }, now)
    }
    const row = await findRow(db, userId)
    return row ? presentRow<AdminUser>(row) : { code: 'not_found' as const }
  })
}

import { DAY_MS } from '@kathasagar/api/contract'

import type { Platform } from '../../platform/call.ts'

export interface AuditContext extends Platform {
  /** Time that audit events are stored. */
  auditDays: number
}

export async function deleteOldEvents({ db, clock, auditDays }: AuditContext): Promise<void> {
  const before = new Date(clock.now().getTime() - auditDays * DAY_MS)
  await db.deleteFrom('audit_events').where('happened_at', '<', before).execute()
}

import { DAY_MS } from '@kathasagar/api/contract'

import type { Platform } from '../../platform/context.ts'

export async function deleteOldEvents({
  db,
  clock,
  auditDays,
}: Platform & { auditDays: number }): Promise<void> {
  const before = new Date(clock.now().getTime() - auditDays * DAY_MS)
  await db.deleteFrom('audit_events').where('happened_at', '<', before).execute()
}

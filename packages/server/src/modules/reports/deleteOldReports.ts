import { DAY_MS } from '@kathasagar/api/contract'

import type { Platform } from '../../platform/call.ts'

const KEPT_MS = 365 * DAY_MS

export async function deleteOldReports({ db, clock }: Platform): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_MS)
  await db.deleteFrom('story_reports').where('resolved_at', '<', before).execute()
}

import { DAY_MS } from '@kathasagar/api/contract'

import type { Ports } from '../ports.ts'

/** Deletes events that are older than the time for which the audit log is stored. */
export async function forgetOldEvents({
  store,
  clock,
  auditDays,
}: Pick<Ports, 'store' | 'clock' | 'auditDays'>): Promise<void> {
  const before = new Date(clock.now().getTime() - auditDays * DAY_MS)
  await store.repositories.audit.forgetBefore(before)
}

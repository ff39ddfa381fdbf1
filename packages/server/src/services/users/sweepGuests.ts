import { DAY_MS } from '@kathasagar/api/contract'

import type { Ports } from '../ports.ts'
import { eraseEach } from './eraseEach.ts'

const KEPT_MS = 30 * DAY_MS

/**
 * Erases guests who have done nothing for thirty days, with all that they played. Several processes
 * may do so at once.
 */
export async function sweepGuests({
  store,
  clock,
  reportFault,
}: Pick<Ports, 'store' | 'clock' | 'reportFault'>): Promise<void> {
  const since = new Date(clock.now().getTime() - KEPT_MS)
  const erase = (id: string) => store.transaction(({ guests }) => guests.erase(id))
  await eraseEach((page) => store.repositories.guests.listIdle(since, page), erase, reportFault)
}

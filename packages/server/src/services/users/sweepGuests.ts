import { DAY_MS } from '@kathasagar/api/contract'

import type { Ports } from '../ports.ts'
import { eraseEach } from './eraseEach.ts'

const KEPT_MS = 30 * DAY_MS
/** In one go, so that a server that stops does not wait for long. */
const AT_ONCE = 20

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
  let [idle, erased]: [string[], number] = [[], 0]
  do {
    idle = await store.repositories.guests.listIdle(since, AT_ONCE)
    erased = await eraseEach(idle, erase, reportFault)
  } while (erased > 0 && idle.length === AT_ONCE)
}

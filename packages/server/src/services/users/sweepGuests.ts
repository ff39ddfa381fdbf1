import { DAY_MS } from '@kathasagar/api/contract'

import type { Ports } from '../ports.ts'

const KEPT_MS = 30 * DAY_MS
/** In one go, so that a server that stops does not wait for long. */
const AT_ONCE = 20

/**
 * Erases guests who have done nothing for thirty days, with all that they played. Several processes
 * may do so at once.
 */
export async function sweepGuests({ store, clock }: Pick<Ports, 'store' | 'clock'>): Promise<void> {
  const since = new Date(clock.now().getTime() - KEPT_MS)
  let idle: string[]
  do {
    idle = await store.repositories.guests.listIdle(since, AT_ONCE)
    for (const id of idle) await store.transaction(({ guests }) => guests.erase(id))
  } while (idle.length === AT_ONCE)
}

import type { Ports } from '../ports.ts'

const DAY_MS = 24 * 60 * 60_000
/** How long a security event is kept. */
const KEPT_MS = 180 * DAY_MS

/** How long an act on many stories can be undone. */
const UNDONE_WITHIN_MS = 7 * DAY_MS

export async function forgetOldEvents({ store, clock }: Ports): Promise<void> {
  const { audit, bulk } = store.repositories
  const now = clock.now().getTime()
  await audit.forgetBefore(new Date(now - KEPT_MS))
  await bulk.forgetBefore(new Date(now - UNDONE_WITHIN_MS))
}

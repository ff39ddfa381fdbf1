import type { Ports } from '../ports.ts'

/** How long a deleted play can be restored. */
const KEPT_MS = 7 * 24 * 60 * 60_000
/** Plays that one statement drops: each has many turns. */
const AT_ONCE = 50

/** Drops the plays that were deleted long enough ago. What they have moved stays in the ledger. */
export async function purgePlays({ store, clock }: Pick<Ports, 'store' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_MS)
  let dropped = AT_ONCE
  while (dropped === AT_ONCE) dropped = await store.repositories.plays.purge(before, AT_ONCE)
}

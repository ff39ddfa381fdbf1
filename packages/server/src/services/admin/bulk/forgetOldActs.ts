import type { Ports } from '../../ports.ts'

/** How long an act on many stories can be undone. */
const UNDONE_WITHIN_MS = 7 * 24 * 60 * 60_000

export async function forgetOldActs({
  store,
  clock,
}: Pick<Ports, 'store' | 'clock'>): Promise<void> {
  await store.repositories.bulk.forgetBefore(new Date(clock.now().getTime() - UNDONE_WITHIN_MS))
}

import type { Ports } from '../ports.ts'
import { eraseEach } from './eraseEach.ts'

/** In one go, so that a server that stops does not wait for long. */
const AT_ONCE = 20

/**
 * Erases the accounts whose week is over, and those that were erased before. Several processes may
 * do so at once. Answers whether there may be more that can
 * be erased.
 */
export async function eraseAccounts({
  store,
  clock,
  reportFault,
}: Pick<Ports, 'store' | 'clock' | 'reportFault'>): Promise<boolean> {
  const now = clock.now()
  const due = await store.repositories.erasure.listDue(now, AT_ONCE)
  const erase = (userId: string) =>
    store.transaction(async ({ erasure }) => {
      const left = await erasure.lockDue(userId, now)
      if (left) await erasure.erase(userId, left.story_fate, now)
    })
  const erased = await eraseEach(due, erase, reportFault)
  return erased > 0 && due.length === AT_ONCE
}

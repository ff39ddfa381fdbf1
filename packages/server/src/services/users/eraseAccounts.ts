import type { Ports } from '../ports.ts'
import { eraseEach } from './eraseEach.ts'

/**
 * Erases the accounts whose week is over, and those that were erased before. Several processes may
 * do so at once.
 */
export async function eraseAccounts({
  store,
  clock,
  reportFault,
}: Pick<Ports, 'store' | 'clock' | 'reportFault'>): Promise<void> {
  const now = clock.now()
  const erase = (userId: string) =>
    store.transaction(async ({ erasure }) => {
      const left = await erasure.lockDue(userId, now)
      if (left) await erasure.erase(userId, left.story_fate, now)
    })
  await eraseEach((page) => store.repositories.erasure.listDue(now, page), erase, reportFault)
}

import type { Ports } from '../ports.ts'

/** In one go, so that a server that stops does not wait for long. */
const AT_ONCE = 20

/**
 * Erases the accounts whose week is over, and those that were erased before. Several processes may
 * do so at once. Answers whether there may be more.
 */
export async function eraseAccounts({
  store,
  clock,
}: Pick<Ports, 'store' | 'clock'>): Promise<boolean> {
  const now = clock.now()
  const due = await store.repositories.erasure.listDue(now, AT_ONCE)
  for (const userId of due) {
    await store.transaction(async ({ erasure }) => {
      const left = await erasure.lockDue(userId, now)
      if (left) await erasure.erase(userId, left.story_fate, now)
    })
  }
  return due.length === AT_ONCE
}

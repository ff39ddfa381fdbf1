import type { Ports } from '../ports.ts'
import { nextDigestAt } from './digestWeek.ts'

/** A minute's worth: a million accounts in a week, and no mail server is swamped. */
const AT_ONCE = 100

/**
 * Queues weekly letters that are due. What stands in them is looked up when they are sent. A site that
 * does not know its address sends none; what was asked for stays, and waits.
 */
export async function queueDigests({ store, clock, knowsAddress }: Ports): Promise<void> {
  if (!knowsAddress) return
  const { digests } = store.repositories
  const now = clock.now()
  // Mostly nothing is due, and then nothing is written: each write is work for the embedded database.
  if (!(await digests.hasDue(now))) return
  await digests.queueDue({ now, nextAt: nextDigestAt(now), limit: AT_ONCE })
}

import { hasRow } from './db/rows.ts'
import type { Clock, Store } from './call.ts'

/** Time after a write during which its user reads from the primary. */
const OWN_WRITES_MS = 30_000

export interface ListReads {
  /** Runs a read on the replica if possible, otherwise on the primary. */
  read<T>(userId: string | null, work: (store: Store) => Promise<T>): Promise<T>
  /** Notes a write. Must be called before the write, so that the user's next reads include it. */
  noteWrite(userId: string): Promise<void>
  counts(): { replica: number; primary: number }
}

export const primaryReads = (store: Store): ListReads => {
  let primary = 0
  return {
    read: (_userId, work) => {
      primary += 1
      return work(store)
    },
    noteWrite: async () => undefined,
    counts: () => ({ replica: 0, primary }),
  }
}

/** Key in the table of rate limits. Its rows expire and are not written to the WAL. */
const keyOf = (userId: string) => `wrote:${userId}`

/** Reads lists from the replica. Users who have written recently in any process read from the primary. */
export function replicaReads(
  store: Store,
  replica: { store: Store; isUsed(): boolean; leaveOut(): void },
  clock: Clock,
): ListReads {
  const counts = { replica: 0, primary: 0 }
  const { db } = store
  const onPrimary = <T>(work: (store: Store) => Promise<T>) => {
    counts.primary += 1
    return work(store)
  }
  const hasWritten = async (userId: string | null) =>
    userId !== null &&
    (await hasRow(
      db
        .selectFrom('rate_limits')
        .select('key')
        .where('key', '=', keyOf(userId))
        .where('resets_at', '>', clock.now()),
    ))

  return {
    async read(userId, work) {
      if (!replica.isUsed() || (await hasWritten(userId))) return onPrimary(work)
      try {
        const answer = await work(replica.store)
        counts.replica += 1
        return answer
      } catch {
        // The replica is unavailable, has cancelled the read, or lacks a table.
        replica.leaveOut()
        return onPrimary(work)
      }
    },
    noteWrite: async (userId) => {
      const until = new Date(clock.now().getTime() + OWN_WRITES_MS)
      await db
        .insertInto('rate_limits')
        .values({ key: keyOf(userId), hits: 1, last_at: until, resets_at: until })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({ last_at: until, resets_at: until }),
        )
        .execute()
    },
    counts: () => ({ ...counts }),
  }
}

import { hasRow } from './db/hasRow.ts'
import type { Clock, Store } from './context.ts'

/** For so long after a write of theirs somebody reads where it was written. */
export const OWN_WRITES_MS = 30_000

/** A replica of the database, as lists may be read from it. */
export interface ReadReplica {
  store: Store
  isUsed(): boolean
  /** It has failed a read. */
  leaveOut(): void
}

/** Where lists are read: from a replica, where one is fit for this reader. */
export interface ListReads {
  /** Runs a read that may lag; on the database itself where the replica fails. */
  read<T>(userId: string | null, work: (store: Store) => Promise<T>): Promise<T>
  /** Somebody is about to write: they will want to see it. */
  noteWrite(userId: string): Promise<void>
  /** Reads so far, by where they were answered. */
  counts(): { replica: number; primary: number }
}

/** Everything is read where it is written. */
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

/** Stored beside the rate limits: rows by a key, that expire and skip the log. */
const keyOf = (userId: string) => `wrote:${userId}`

/**
 * Reads lists from a replica, which is a moment behind. Who has written lately reads from the database
 * itself, at whichever process: their mark lies there before the write begins.
 */
export function replicaReads(store: Store, replica: ReadReplica, clock: Clock): ListReads {
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
        // Away, cancelled by what it replays, or without a table yet: the database itself knows.
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

import { withDeadline } from '@kathasagar/api/runtime/withDeadline'
import { sql } from 'kysely'

import type { ReplicaStatus } from '../services/databaseStatus.ts'
import type { Db } from './database.ts'

/** A replica that is further behind is left out until it has caught up. */
export const MOST_LAG_MS = 5000
/** How often both are asked how far they are. */
const LOOK_EVERY_MS = 1000
/** Who does not answer within this time is away. */
const ANSWER_WITHIN_MS = 1000

export interface OpenReplica {
  db: Db
  standing(): ReplicaStatus
  /** Leaves it out at once, until it answers again. */
  leaveOut(): void
  close(): Promise<void>
}

/** How far a database's log was at a moment. */
interface Mark {
  at: number
  position: number
}

/** How far a server is in its log; null where it does not answer, or is no replica. */
function positionOf(db: Db, place: 'written' | 'replayed'): Promise<number | null> {
  const asked =
    place === 'written'
      ? sql<{
          position: number
        }>`select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::int8 as position`
      : sql<{ position: number | null }>`select case when pg_is_in_recovery()
          then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::int8 end as position`
  const answer = asked.execute(db).then(
    ({ rows }) => rows[0]?.position ?? null,
    () => null,
  )
  return withDeadline(answer, { ms: ANSWER_WITHIN_MS, late: null })
}

/**
 * How long ago the primary was where the replica is now; null until the replica has come to where the
 * primary was at the first look, as nobody knows when it was where the replica is. The replica's own clock
 * tells nothing of it: on a quiet primary it stands still, and a replica whose line is cut believes to be
 * there.
 */
function createLagMeter() {
  let ahead: Mark[] = []
  let first: number | undefined
  return {
    written: (mark: Mark) => {
      first ??= mark.position
      if (mark.position !== ahead.at(-1)?.position) ahead.push(mark)
    },
    lagAt: (now: number, replayed: number): number | null => {
      ahead = ahead.filter(({ position }) => position > replayed)
      if (first !== undefined && replayed < first) return null
      return ahead[0] ? now - ahead[0].at : 0
    },
  }
}

export interface ReplicaSettings {
  replica: Db
  /** The same on a connection of its own: a look does not wait behind reads. */
  watched: Db
  primary: Db
  /** Hears when it is taken in, and when and why it is left out. */
  say: (line: string) => void
}

/** Watches a replica, so that nobody reads from one that is away or too far behind. */
export function watchReplica({ replica, watched, primary, say }: ReplicaSettings): OpenReplica {
  const meter = createLagMeter()
  let standing: ReplicaStatus = { isUsed: false, lagMs: null }

  const turnTo = (next: ReplicaStatus) => {
    const { isUsed, lagMs } = next
    if (isUsed !== standing.isUsed) say(wordsFor(isUsed, lagMs))
    standing = next
  }
  const look = async () => {
    const [written, replayed] = await Promise.all([
      positionOf(primary, 'written'),
      positionOf(watched, 'replayed'),
    ])
    const now = performance.now()
    // While the primary is away nothing is written, and what the replica has is all there is.
    if (written !== null) meter.written({ at: now, position: written })
    if (replayed === null) return turnTo({ isUsed: false, lagMs: null })
    const lagMs = meter.lagAt(now, replayed)
    turnTo({ isUsed: lagMs !== null && lagMs <= MOST_LAG_MS, lagMs })
  }

  let looking = look()
  const timer = setInterval(() => {
    looking = looking.then(look)
  }, LOOK_EVERY_MS)
  return {
    db: replica,
    standing: () => standing,
    leaveOut: () => turnTo({ isUsed: false, lagMs: null }),
    close: async () => {
      clearInterval(timer)
      await looking
      await Promise.all([replica.destroy(), watched.destroy()])
    },
  }
}

function wordsFor(isUsed: boolean, lagMs: number | null): string {
  if (isUsed) return 'Lists are read from the replica'
  if (lagMs === null)
    return 'The replica is away, or nobody knows how far behind: lists are read from DATABASE_URL'
  return `The replica is ${(lagMs / 1000).toFixed(1)} s behind: lists are read from DATABASE_URL`
}

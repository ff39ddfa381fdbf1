import { withDeadline } from '@kathasagar/api/runtime/withDeadline'
import { sql } from 'kysely'

import type { ReplicaStatus } from '../platform/databaseStatus.ts'
import type { Db } from './database.ts'

export const MAX_LAG_MS = 5000
const CHECK_EVERY_MS = 1000
const CHECK_TIMEOUT_MS = 1000

interface LogPosition {
  at: number
  position: number
}

function positionOf(db: Db, place: 'written' | 'replayed'): Promise<number | null> {
  const asked =
    place === 'written'
      ? sql<LogPosition>`select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::int8 as position`
      : sql<{ position: number | null }>`select case when pg_is_in_recovery()
          then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::int8 end as position`
  const answer = asked.execute(db).then(
    ({ rows }) => rows[0]?.position ?? null,
    () => null,
  )
  return withDeadline(answer, { ms: CHECK_TIMEOUT_MS, late: null })
}

/** Measures the lag of the replica. `lagAt` returns null until the replica reaches the first known position. */
function createLagMeter() {
  let ahead: LogPosition[] = []
  let first: number | undefined
  return {
    written: (mark: LogPosition) => {
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
  /** Separate connection to the replica, so that checks don't wait for reads. */
  watched: Db
  primary: Db
  say: (line: string) => void
}

export type OpenReplica = ReturnType<typeof watchReplica>

/** Stops reads from a replica that is unavailable or lags too much. */
export function watchReplica({ replica, watched, primary, say }: ReplicaSettings) {
  const meter = createLagMeter()
  let standing: ReplicaStatus = { isUsed: false, lagMs: null }

  const turnTo = (next: ReplicaStatus) => {
    const { isUsed, lagMs } = next
    if (isUsed !== standing.isUsed) say(describeStatus(isUsed, lagMs))
    standing = next
  }
  const look = async () => {
    const [written, replayed] = await Promise.all([
      positionOf(primary, 'written'),
      positionOf(watched, 'replayed'),
    ])
    const now = performance.now()
    // While the primary is unavailable, nothing is written, so the lag can't grow.
    if (written !== null) meter.written({ at: now, position: written })
    if (replayed === null) return turnTo({ isUsed: false, lagMs: null })
    const lagMs = meter.lagAt(now, replayed)
    turnTo({ isUsed: lagMs !== null && lagMs <= MAX_LAG_MS, lagMs })
  }

  let looking = look()
  const timer = setInterval(() => {
    looking = looking.then(look)
  }, CHECK_EVERY_MS)
  return {
    db: replica,
    standing: (): ReplicaStatus => standing,
    leaveOut: () => turnTo({ isUsed: false, lagMs: null }),
    close: async () => {
      clearInterval(timer)
      await looking
      await Promise.all([replica.destroy(), watched.destroy()])
    },
  }
}

function describeStatus(isUsed: boolean, lagMs: number | null): string {
  if (isUsed) return 'Lists are read from the replica'
  if (lagMs === null)
    return 'The replica is away, or nobody knows how far behind: lists are read from DATABASE_URL'
  return `The replica is ${(lagMs / 1000).toFixed(1)} s behind: lists are read from DATABASE_URL`
}

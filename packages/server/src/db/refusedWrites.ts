import type { LogEvent } from 'kysely'

/** SQLSTATEs of a database that may not write or has nowhere to: read only, disk full, disk broken. */
const REFUSED = ['25006', '53100', '58030']

export interface RefusedWrites {
  /** What Kysely tells of each statement. */
  log: (event: LogEvent) => void
  /** How many were refused since the database was opened. */
  count: () => number
}

/** Counts the statements that failed because the database had no room for them. */
export function countRefusedWrites(): RefusedWrites {
  let count = 0
  return {
    log: ({ level, ...event }) => {
      if (level !== 'error') return
      const { code } = (event as { error: { code?: unknown } | null }).error ?? {}
      if (REFUSED.includes(String(code))) count += 1
    },
    count: () => count,
  }
}

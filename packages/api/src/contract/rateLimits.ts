export interface Limit {
  max: number
  windowMs: number
}

/** Limit of a call, in addition to the limits of all calls. */
export interface RateLimit {
  /** Limits per address that are counted in memory and saved in batches. A crash may lose a few counts. */
  light?: readonly Limit[]
  /** Limits per address. Each call is counted in the database first. */
  perAddress?: readonly Limit[]
  /** Limits per user. Each call is counted in the database first. */
  perUser?: readonly Limit[]
  /** Name of the call whose counter this call shares. */
  countsAs?: string
  /** Calls that do not count. `refused`: refused calls. `unread`: calls with an invalid body. */
  spares?: 'refused' | 'unread'
  /** Disables the limit for admins. Default: false. */
  exemptsAdmins?: boolean
}

export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

export const SIXTY_PER_MINUTE: readonly Limit[] = [{ max: 60, windowMs: MINUTE_MS }]
export const TEN_PER_HOUR: readonly Limit[] = [{ max: 10, windowMs: HOUR_MS }]
/** Limit for creating and changing stories and sessions. Rejected calls do not count. */
export const WRITING: RateLimit = {
  perUser: [{ max: 60, windowMs: HOUR_MS }],
  spares: 'refused',
  exemptsAdmins: true,
}

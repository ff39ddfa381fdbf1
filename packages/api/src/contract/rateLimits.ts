export interface Limit {
  max: number
  windowMs: number
}

/** Limit of a call, in addition to the limits of all calls. */
export interface RateLimit {
  /** Per address, counted in memory and saved in batches. A crash may lose a few counts. */
  light?: readonly Limit[]
  /** Per address. Each call is first counted in the database. */
  perAddress?: readonly Limit[]
  /** Per user. Each call is first counted in the database. */
  perUser?: readonly Limit[]
  /** Name of the call with which this call shares its counter. */
  countsAs?: string
  /** Calls that do not count: `refused` ones, or `unread` ones with an invalid body. */
  spares?: 'refused' | 'unread'
  /** Default: false. */
  exemptsAdmins?: boolean
}

export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

export const OFTEN: readonly Limit[] = [{ max: 60, windowMs: MINUTE_MS }]
export const TEN_PER_HOUR: readonly Limit[] = [{ max: 10, windowMs: HOUR_MS }]
/** Limit for creating and changing stories and sessions. Rejected calls do not count. */
export const WRITING: RateLimit = {
  perUser: [{ max: 60, windowMs: HOUR_MS }],
  spares: 'refused',
  exemptsAdmins: true,
}

/** So many calls in one window. */
export interface Limit {
  max: number
  windowMs: number
}

/** How often a call may be made, beyond what bounds all calls of an address and of a user. */
export interface RateLimit {
  /** Of one address, counted thriftily: a process that dies forgets a few. */
  light?: readonly Limit[]
  /** Of one address; each hit is counted before it counts for anything. */
  perAddress?: readonly Limit[]
  /** Of one user, counted strictly too. */
  perUser?: readonly Limit[]
  /** Name of the call that this one is counted with. */
  countsAs?: string
  /**
   * What is given back: each call that is `refused`, so that only what has succeeded counts; or only
   * what the contract cannot read, where a form that was looked up may have been a guess. Unless said
   * nothing is.
   */
  spares?: 'refused' | 'unread'
  /** Admins may make the call any number of times. Default: false. */
  exemptsAdmins?: boolean
}

export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

export const OFTEN: readonly Limit[] = [{ max: 60, windowMs: MINUTE_MS }]
export const SELDOM: readonly Limit[] = [{ max: 10, windowMs: HOUR_MS }]
/** Stories and sessions that one user creates or changes. Refused calls do not count. */
export const WRITING: RateLimit = {
  perUser: [{ max: 60, windowMs: HOUR_MS }],
  spares: 'refused',
  exemptsAdmins: true,
}

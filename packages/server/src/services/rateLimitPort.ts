export interface RateHit {
  /** Hits in the running window, this one included. */
  hits: number
  resets_at: Date
}

/** A window that a hit is counted in, and how many fit. */
export interface HitWindow {
  key: string
  windowMs: number
  max: number
}

interface AttemptRow {
  hits: number
  last_at: Date
  resets_at: Date
}

/** Counts per key, shared by all processes. */
export interface RateLimitRepository {
  /** Counts one hit, or so many, in a fixed window that begins with its first hit. */
  hit(key: string, windowMs: number, now: Date, times?: number): Promise<RateHit>
  /** The row of a key, locked until the transaction ends; made when it is missing. */
  lockAttempts(key: string, now: Date): Promise<AttemptRow>
  saveAttempts(key: string, row: AttemptRow): Promise<void>
  forget(key: string): Promise<void>
  forgetExpired(now: Date): Promise<void>
}

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

/** A hit as it was counted, by which it can be given back. */
export interface CountedHit {
  key: string
  /** Tells the window from those of the same key after it. */
  resets_at: Date
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
  /** Takes a hit back, unless its window is over. */
  giveBack(hit: CountedHit): Promise<void>
  /** The row of a key, locked until the transaction ends; made when it is missing. */
  lockAttempts(key: string, now: Date): Promise<AttemptRow>
  saveAttempts(key: string, row: AttemptRow): Promise<void>
  forget(key: string): Promise<void>
  forgetExpired(now: Date): Promise<void>
}

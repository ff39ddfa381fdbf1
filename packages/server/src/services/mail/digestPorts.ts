/** A weekly letter that somebody has asked for. */
export interface StoredDigest {
  user_id: string
  /** When it is next looked whether there is anything to write of. */
  due_at: Date
  /** When the last letter was written, or when it was asked for: what came later is new. */
  since: Date
}

export interface DigestRepository {
  find(userId: string): Promise<StoredDigest | undefined>
  /** Asked for twice is asked for once: what is there stays. */
  add(digest: StoredDigest): Promise<void>
  remove(userId: string): Promise<void>
  hasDue(now: Date): Promise<boolean>
  /**
   * Puts a mail into the outbox for each account whose letter is due, at most `limit` of them, and
   * makes it due again at `nextAt`; each once, however many do so at a time. Accounts that may get no
   * letter just now are passed over until then.
   */
  queueDue(claim: { now: Date; nextAt: Date; limit: number }): Promise<void>
  setSent(digest: StoredDigest): Promise<void>
}

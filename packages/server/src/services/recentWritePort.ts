/** Who has written lately, known to all processes. */
export interface RecentWriteRepository {
  note(userId: string, until: Date): Promise<void>
  has(userId: string, now: Date): Promise<boolean>
}

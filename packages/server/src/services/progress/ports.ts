import type { ActivityCounts } from '../../domain/tasks/activityCounts.ts'

/** A player's day, in the zone in which they live. */
export interface PlayerDay {
  /** IANA name. */
  timeZone: string
  /** By how many minutes its clocks are ahead of UTC now. */
  minutesAhead: number
  /** `YYYY-MM-DD` there. */
  today: string
}

export interface PaidTask {
  /** Task, and its day where it is one of every day. */
  period_key: string
  stars: number
  paid_at: Date
}

/** What players did, and what they were paid for it. */
export interface ProgressRepository {
  /** Counted from what is kept anyway: turns, endings, likes, stories. */
  countActivities(userId: string, day: PlayerDay): Promise<Omit<ActivityCounts, 'days_in_a_row'>>
  /** Dates on which the player took a turn, the latest first; at most a year of them. */
  listDays(userId: string, day: PlayerDay): Promise<string[]>
  listPaid(userId: string): Promise<PaidTask[]>
  /** False when it stood there already. */
  markPaid(userId: string, paid: PaidTask & { coins: number }): Promise<boolean>
}

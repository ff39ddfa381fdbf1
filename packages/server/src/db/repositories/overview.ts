import { sql } from 'kysely'
import type { StoryStatus } from '@kathasagar/story/vocabulary'

import type { DayCount, OverviewRepository } from '../../services/admin/ports.ts'
import type { Db } from '../database.ts'

const dayOf = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD')`

/** Plays and finishes remain when the account of a player is deleted. */
const countByDay = (since: Date) => sql<{ day: string; what: DayCount; amount: number }>`
  select what, to_char(day, 'YYYY-MM-DD') as day, sum(amount)::bigint as amount
    from story_days, lateral (values ('plays', plays), ('finishes', finishes)) as it (what, amount)
    where day >= (${since}::timestamptz at time zone 'UTC')::date group by 1, 2
  union all select 'failures', ${dayOf('created_at')}, count(*)::int
    from play_actions where status = 'failed' and created_at >= ${since} group by 2
  union all select 'credits_issued', ${dayOf('created_at')}, sum(amount)::bigint
    from ledger_transfers
    where unit = 'credit' and kind in ('grant', 'adjust') and to_id is not null
      and created_at >= ${since} group by 2
  union all select 'credits_spent', ${dayOf('created_at')}, sum(amount)::bigint
    from ledger_transfers
    where unit = 'credit' and kind = 'post' and created_at >= ${since} group by 2`

export const overviewRepository = (db: Db): OverviewRepository => ({
  countStories: async () => {
    const counts: Record<StoryStatus, number> = {
      draft: 0,
      in_review: 0,
      published: 0,
      archived: 0,
    }
    const rows = await db
      .selectFrom('stories')
      .select(['status', sql<number>`count(*)::int`.as('stories')])
      .groupBy('status')
      .execute()
    for (const { status, stories } of rows) counts[status] = stories
    return counts
  },

  countByDay: async (since) => (await countByDay(since).execute(db)).rows,
})

import { sql } from 'kysely'
import type { StoryStatus } from '@kathasagar/story/vocabulary'

import type { DayCount, OverviewRepository } from '../../services/admin/ports.ts'
import type { Db } from '../database.ts'

const dayOf = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD')`

const countByDay = (since: Date) => sql<{ day: string; what: DayCount; amount: number }>`
  select 'plays' as what, ${dayOf('created_at')} as day, count(*)::int as amount
    from game_sessions where created_at >= ${since} and preview_code is null group by 2
  union all select 'finishes', ${dayOf('reached_at')}, count(distinct session_id)::int
    from reached_endings as reached where reached_at >= ${since}
      and exists (select from game_sessions as play where play.id = reached.session_id
        and play.user_id = reached.user_id and preview_code is null) group by 2
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

import { DAY_MS, type OverviewDay } from '@kathasagar/api/contract'
import type { StoryStatus } from '@kathasagar/story/vocabulary'
import { sql } from 'kysely'

import type { Db, Call, Platform } from '../../platform/call.ts'
import { countWaiting } from './getReviewQueue.ts'
import { countUsers } from './users.queries.ts'

type DayCount = Exclude<keyof OverviewDay, 'day'>

const QUIET = { plays: 0, finishes: 0, failures: 0, credits_issued: 0, credits_spent: 0 }

const dayOf = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD')`

/** Counts events per day, including those of deleted accounts. */
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

async function countStories(db: Db) {
  const counts: Record<StoryStatus, number> = { draft: 0, in_review: 0, published: 0, archived: 0 }
  const rows = await db
    .selectFrom('stories')
    .select(['status', sql<number>`count(*)::int`.as('stories')])
    .groupBy('status')
    .execute()
  for (const { status, stories } of rows) counts[status] = stories
  return counts
}

export const getOverview: Call<'getOverview', Platform> = async ({ db, clock }, { query }) => {
  const today = Math.floor(clock.now().getTime() / DAY_MS)
  const dates = Array.from({ length: query.days }, (_none, at) => today - query.days + 1 + at)
  const since = new Date((today - query.days + 1) * DAY_MS)
  const [stories, users, waiting, counts] = await Promise.all([
    countStories(db),
    // The user list uses the same query, so that the numbers agree.
    countUsers(db, { search: '' }),
    countWaiting(db),
    countByDay(since).execute(db),
  ])
  const days = dates.map((at) => {
    const day = new Date(at * DAY_MS).toISOString().slice(0, 10)
    const ofDay = counts.rows.filter((count) => count.day === day)
    const told = Object.fromEntries(ofDay.map(({ what, amount }) => [what, amount]))
    return { day, ...QUIET, ...told }
  })
  return { stories, users, waiting, days }
}

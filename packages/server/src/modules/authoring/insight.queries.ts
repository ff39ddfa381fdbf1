import { sql } from 'kysely'

import type { Db } from '../../db/database.ts'

export async function countToday(
  db: Db,
  what: 'plays' | 'finishes',
  { storyId, userId, now }: { storyId: string; userId: string; now: Date },
): Promise<void> {
  const column = sql.ref(what)
  await sql`
    insert into story_days as known (story_id, day, ${column})
    select id, (${now}::timestamptz at time zone 'UTC')::date, 1 from stories
    where id = ${storyId} and author_id <> ${userId}
    on conflict (story_id, day) do update set ${column} = known.${column} + 1`.execute(db)
}

import { sql } from 'kysely'

import type { ModelSpendingRepository } from '../../services/spending/ports.ts'
import type { Db } from '../database.ts'

/** One statement: the row is locked while the sum is looked at, so that no two fit where one does. */
async function take(db: Db, day: string, credits: number, ceiling: number): Promise<boolean> {
  const { rows } = await sql`
    insert into model_spending (day, credits)
    select ${day}::date, ${credits}::integer where ${credits}::integer <= ${ceiling}::integer
    on conflict (day) do update set credits = model_spending.credits + excluded.credits
      where model_spending.credits + excluded.credits <= ${ceiling}::integer
    returning credits`.execute(db)
  return rows.length === 1
}

async function noteReached(db: Db, day: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into model_spending (day, reached_at) values (${day}::date, ${now})
    on conflict (day) do update set reached_at = excluded.reached_at
      where model_spending.reached_at is null
    returning day`.execute(db)
  return rows.length === 1
}

export const modelSpendingRepository = (db: Db): ModelSpendingRepository => ({
  take: (day, credits, ceiling) => take(db, day, credits, ceiling),
  giveBack: async (day, credits) => {
    await db
      .updateTable('model_spending')
      .set({ credits: sql<number>`credits - ${credits}::integer` })
      .where(sql<boolean>`day = ${day}::date`)
      .execute()
  },
  noteReached: (day, now) => noteReached(db, day, now),
})

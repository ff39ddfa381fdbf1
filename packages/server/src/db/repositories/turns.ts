import { sql, type Selectable } from 'kysely'

import type { TurnRepository } from '../../services/sessions/ports.ts'
import type { Db } from '../database.ts'
import type { TurnsTable } from '../sessionTables.ts'

const TOLD_COLUMNS = [
  'turns.id',
  'turns.session_id',
  'turns.parent_id',
  'turns.number',
  'turns.action',
  'turns.answer',
  'turns.model_used',
  'turns.credits',
  'turns.xp_gained',
  'turns.note',
  'turns.created_at',
] as const satisfies readonly `turns.${keyof Selectable<TurnsTable>}`[]

/** Walks back from a turn, `limit` turns far; what was undone hangs on other branches. */
const wayTo = (db: Db, headId: string, limit: number) =>
  db
    .withRecursive('path', (walk) =>
      walk
        .selectFrom('turns')
        .select(['turns.id', 'turns.parent_id', sql<number>`1`.as('steps')])
        .where('turns.id', '=', headId)
        .unionAll(
          walk
            .selectFrom('turns')
            .innerJoin('path', 'path.parent_id', 'turns.id')
            .select(['turns.id', 'turns.parent_id', sql<number>`path.steps + 1`.as('steps')])
            .where('path.steps', '<', limit),
        ),
    )
    .selectFrom('path')
    .innerJoin('turns', 'turns.id', 'path.id')

const WHOLE_WAY = 2_147_483_647

export const turnRepository = (db: Db): TurnRepository => ({
  insertTurn: ({ action, answer, state, note, prompt, ...turn }) =>
    db
      .insertInto('turns')
      .values({
        ...turn,
        action: JSON.stringify(action),
        answer: JSON.stringify(answer),
        state: JSON.stringify(state),
        note: note && JSON.stringify(note),
        prompt: prompt && JSON.stringify(prompt),
      })
      .returningAll()
      .executeTakeFirstOrThrow(),

  findTurn: (id) => db.selectFrom('turns').selectAll().where('id', '=', id).executeTakeFirst(),

  listPath: (headId, limit) =>
    wayTo(db, headId, limit).select(TOLD_COLUMNS).orderBy('turns.number').execute(),

  sumXpGained: async (headId) => {
    const { sum } = await wayTo(db, headId, WHOLE_WAY)
      .select(sql<number>`coalesce(sum(turns.xp_gained), 0)::int`.as('sum'))
      .executeTakeFirstOrThrow()
    return sum
  },
})

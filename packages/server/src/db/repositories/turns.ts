import type { Selectable } from 'kysely'

import type { ToldTurn, TurnRepository } from '../../services/sessions/ports.ts'
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

/** Walks from the head to the start; what was undone hangs on other branches. */
const listPath = (db: Db, headId: string): Promise<ToldTurn[]> =>
  db
    .withRecursive('path', (walk) =>
      walk
        .selectFrom('turns')
        .select(['turns.id', 'turns.parent_id'])
        .where('turns.id', '=', headId)
        .unionAll(
          walk
            .selectFrom('turns')
            .innerJoin('path', 'path.parent_id', 'turns.id')
            .select(['turns.id', 'turns.parent_id']),
        ),
    )
    .selectFrom('path')
    .innerJoin('turns', 'turns.id', 'path.id')
    .select(TOLD_COLUMNS)
    .orderBy('turns.number')
    .execute()

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

  listPath: (headId) => listPath(db, headId),
})

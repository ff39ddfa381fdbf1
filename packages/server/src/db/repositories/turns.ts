import { sql, type Selectable } from 'kysely'

import type { FactKind } from '@kathasagar/story/vocabulary'

import type { NewTurn, OwnTurn, TurnRepository } from '../../services/sessions/ports.ts'
import type { Db } from '../database.ts'
import type { TurnsTable } from '../sessionTables.ts'

const TOLD_COLUMNS = [
  'turns.id',
  'turns.user_id',
  'turns.session_id',
  'turns.parent_id',
  'turns.number',
  'turns.action',
  'turns.answer',
  'turns.model_used',
  'turns.credits',
  'turns.xp_gained',
  'turns.note',
  'turns.variant_of',
  'turns.variant_kind',
  'turns.created_at',
] as const satisfies readonly `turns.${keyof Selectable<TurnsTable>}`[]

/** The first telling of a turn: by it all are known, and what hangs on a turn hangs on it. */
const first = sql<string>`coalesce(turns.variant_of, turns.id)`

/** All other tellings of a turn, oldest first, as a column. */
const variantIds = (userId: string) =>
  sql<string[]>`
    coalesce((select json_agg(other.id order by other.created_at, other.id) from turns as other
      where other.user_id = ${userId} and other.variant_of = ${first}), '[]')`.as('variant_ids')

/** Walks back from a turn, `limit` turns far; what was undone hangs on other branches. */
export const wayTo = (db: Db, head: OwnTurn, limit: number) =>
  db
    .withRecursive('path', (walk) =>
      walk
        .selectFrom('turns')
        .select(['turns.id', 'turns.parent_id', sql<number>`1`.as('steps')])
        .where('turns.id', '=', head.id)
        .where('turns.user_id', '=', head.user_id)
        .unionAll(
          walk
            .selectFrom('turns')
            .innerJoin('path', 'path.parent_id', 'turns.id')
            .select(['turns.id', 'turns.parent_id', sql<number>`path.steps + 1`.as('steps')])
            .where('turns.user_id', '=', head.user_id)
            .where('path.steps', '<', limit),
        ),
    )
    .selectFrom('path')
    .innerJoin('turns', 'turns.id', 'path.id')
    .where('turns.user_id', '=', head.user_id)

/** True if the player has deleted what is remembered of a turn. */
export const isRemoved = (userId: string) =>
  sql<boolean>`exists (select from deleted_facts as gone
    where gone.user_id = ${userId} and gone.session_id = turns.session_id
      and gone.turn_id = ${first})`

const openChoices = sql<number>`jsonb_array_length(turns.state -> 'offers')`

export const WHOLE_WAY = 2_147_483_647

/** Facts on the way to a turn that its player has not deleted. */
function listFacts(db: Db, head: OwnTurn) {
  return wayTo(db, head, WHOLE_WAY)
    .select([first.as('turn_id'), 'turns.number'])
    .select([
      sql<string>`turns.note ->> 'fact'`.as('text'),
      sql<FactKind>`coalesce(turns.note -> 'facts' -> 0 ->> 'kind', 'said')`.as('kind'),
      sql<'player' | 'author'>`case turns.action ->> 'type'
        when 'custom_action' then 'player' else 'author' end`.as('by'),
    ])
    .where(sql<boolean>`turns.note ->> 'fact' is not null`)
    .where(sql<boolean>`not ${isRemoved(head.user_id)}`)
    .orderBy('turns.number')
    .execute()
}

/** A statement has room for some 60,000 values. */
const TURNS_AT_ONCE = 500

/** A turn as its row is written. */
const rowOf = ({ action, answer, state, note, prompt, ...turn }: NewTurn) => ({
  ...turn,
  action: JSON.stringify(action),
  answer: JSON.stringify(answer),
  state: JSON.stringify(state),
  note: note && JSON.stringify(note),
  prompt: prompt && JSON.stringify(prompt),
})

export const turnRepository = (db: Db): TurnRepository => ({
  insertTurn: (turn) =>
    db.insertInto('turns').values(rowOf(turn)).returningAll().executeTakeFirstOrThrow(),

  insertTurns: async (turns) => {
    for (let at = 0; at < turns.length; at += TURNS_AT_ONCE) {
      const some = turns.slice(at, at + TURNS_AT_ONCE)
      await db.insertInto('turns').values(some.map(rowOf)).execute()
    }
  },

  findTurn: (id, userId) =>
    db
      .selectFrom('turns')
      .selectAll()
      .select(variantIds(userId))
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst(),

  listPath: async (head, limit) => {
    const rows = await wayTo(db, head, limit)
      .leftJoin('turn_summaries', (join) =>
        join
          .onRef('turn_summaries.user_id', '=', 'turns.user_id')
          .onRef('turn_summaries.session_id', '=', 'turns.session_id')
          .onRef('turn_summaries.turn_id', '=', 'turns.id'),
      )
      .select(TOLD_COLUMNS)
      .select(['turn_summaries.text as summed_up', 'turn_summaries.made_of'])
      .select([variantIds(head.user_id), isRemoved(head.user_id).as('is_removed')])
      .orderBy('turns.number')
      .execute()
    return rows.map(({ summed_up, made_of, ...turn }) => ({
      ...turn,
      summary: summed_up === null || made_of === null ? null : { text: summed_up, made_of },
    }))
  },

  listFacts: (head) => listFacts(db, head),

  deleteFacts: async (turns) => {
    if (turns.length === 0) return
    await db
      .insertInto('deleted_facts')
      .values([...turns])
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  },

  keepSummary: async ({ user_id, session_id, turn_id }, summary) => {
    await db
      .insertInto('turn_summaries')
      .values({ user_id, session_id, turn_id, ...summary })
      .onConflict((known) =>
        known.columns(['session_id', 'turn_id', 'user_id']).doUpdateSet(summary),
      )
      .execute()
  },

  findForkBefore: (turn) =>
    wayTo(db, turn, WHOLE_WAY)
      .selectAll('turns')
      .select(variantIds(turn.user_id))
      .where('turns.id', '<>', turn.id)
      .where(openChoices, '>', 1)
      .orderBy('turns.number', 'desc')
      .limit(1)
      .executeTakeFirst(),

  listSteps: (head) =>
    wayTo(db, head, WHOLE_WAY)
      .select(['turns.id', 'turns.number', 'turns.action'])
      .select([sql<string>`turns.state ->> 'node'`.as('node'), openChoices.as('offered')])
      .select(isRemoved(head.user_id).as('is_removed'))
      .orderBy('turns.number')
      .execute(),

  sumXpGained: async (head) => {
    const { sum } = await wayTo(db, head, WHOLE_WAY)
      .select(sql<number>`coalesce(sum(turns.xp_gained), 0)::int`.as('sum'))
      .executeTakeFirstOrThrow()
    return sum
  },
})

import type { FactKind } from '@kathasagar/story/vocabulary'
import { sql, type Selectable, type SqlBool } from 'kysely'

import type { Db } from '../../db/database.ts'
import type { TurnsTable } from '../../db/sessionTables.ts'
import type {
  NewTurn,
  OwnTurn,
  PathTurn,
  StoredTurn,
  TurnPlace,
  TurnSummary,
} from './sessionTypes.ts'

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

const first = sql<string>`coalesce(turns.variant_of, turns.id)`

/** Selects all other variants of a turn, oldest first. */
const variantIds = (userId: string) =>
  sql<string[]>`
    coalesce((select json_agg(other.id order by other.created_at, other.id) from turns as other
      where other.user_id = ${userId} and other.variant_of = ${first}), '[]')`.as('variant_ids')

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

export const WHOLE_WAY = 2_147_483_647

export const isRemoved = (userId: string) =>
  sql<boolean>`exists (select from deleted_facts as gone
    where gone.user_id = ${userId} and gone.session_id = turns.session_id
      and gone.turn_id = ${first})`

const openChoices = sql<number>`jsonb_array_length(turns.state -> 'offers')`

const rowOf = ({ action, answer, state, note, prompt, ...turn }: NewTurn) => ({
  ...turn,
  action: JSON.stringify(action),
  answer: JSON.stringify(answer),
  state: JSON.stringify(state),
  note: note && JSON.stringify(note),
  prompt: prompt && JSON.stringify(prompt),
})

export const insertTurn = (db: Db, turn: NewTurn) =>
  db.insertInto('turns').values(rowOf(turn)).returningAll().executeTakeFirstOrThrow()

/** Maximum number of turns in one statement, which allows about 60,000 values. */
const TURNS_AT_ONCE = 500

export async function insertTurns(db: Db, turns: readonly NewTurn[]): Promise<void> {
  for (let at = 0; at < turns.length; at += TURNS_AT_ONCE) {
    const some = turns.slice(at, at + TURNS_AT_ONCE)
    await db.insertInto('turns').values(some.map(rowOf)).execute()
  }
}

export const findTurn = (db: Db, id: string, userId: string): Promise<StoredTurn | undefined> =>
  db
    .selectFrom('turns')
    .selectAll()
    .select(variantIds(userId))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()

export async function listPath(db: Db, head: OwnTurn, limit: number): Promise<PathTurn[]> {
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
}

export const listFacts = (db: Db, head: OwnTurn) =>
  wayTo(db, head, WHOLE_WAY)
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

export type TurnFact = Awaited<ReturnType<typeof listFacts>>[number]

export async function deleteFacts(db: Db, turns: readonly TurnPlace[]): Promise<void> {
  if (turns.length === 0) return
  await db
    .insertInto('deleted_facts')
    .values([...turns])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const saveSummary = (db: Db, turn: TurnPlace, summary: TurnSummary) =>
  db
    .insertInto('turn_summaries')
    .values({ ...turn, ...summary })
    .onConflict((known) => known.columns(['session_id', 'turn_id', 'user_id']).doUpdateSet(summary))
    .execute()

/** Finds the nearest earlier turn with more than one choice. In an open story, every turn counts. */
export const findForkBefore = (db: Db, turn: OwnTurn): Promise<StoredTurn | undefined> =>
  wayTo(db, turn, WHOLE_WAY)
    .selectAll('turns')
    .select(variantIds(turn.user_id))
    .where('turns.id', '<>', turn.id)
    .where(sql<SqlBool>`(${openChoices} > 1 or turns.state -> 'open' is not null)`)
    .orderBy('turns.number', 'desc')
    .limit(1)
    .executeTakeFirst()

export const listSteps = (db: Db, head: OwnTurn) =>
  wayTo(db, head, WHOLE_WAY)
    .select(['turns.id', 'turns.number', 'turns.action'])
    .select([sql<string>`turns.state ->> 'node'`.as('node'), openChoices.as('offered')])
    .select(isRemoved(head.user_id).as('is_removed'))
    .orderBy('turns.number')
    .execute()

export async function sumXpGained(db: Db, head: OwnTurn): Promise<number> {
  const { sum } = await wayTo(db, head, WHOLE_WAY)
    .select(sql<number>`coalesce(sum(turns.xp_gained), 0)::int`.as('sum'))
    .executeTakeFirstOrThrow()
  return sum
}

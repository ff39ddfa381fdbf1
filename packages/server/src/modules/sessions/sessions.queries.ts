import { sql, type Selectable, type SqlBool } from 'kysely'

import type { Db } from '../../platform/call.ts'
import { hasRow } from '../../platform/db/rows.ts'
import type {
  NewSession,
  OwnSession,
  StoredSession,
  TurnPlace,
  NewTurn,
  OwnTurn,
  PathTurn,
  StoredTurn,
  TurnSummary,
} from './sessionTypes.ts'
import type { FactKind } from '@kathasagar/story/vocabulary'
import type { TurnsTable } from '../../db/sessionTables.ts'
import type { PictureFile } from './turn/narrate/modelPorts.ts'

type Player = Pick<StoredSession, 'user_id' | 'story_id'>

/** Key of the advisory lock for drawn images. */
const DRAWN_LOCK = 731_003

export async function lockDrawn(db: Db, { user_id, story_id }: Player): Promise<void> {
  const whose = `${user_id} ${story_id}`
  await sql`select pg_advisory_xact_lock(${DRAWN_LOCK}, hashtext(${whose}))`.execute(db)
}

export const listDrawn = (db: Db, { user_id, story_id }: Player) =>
  db
    .selectFrom('game_sessions as played')
    .innerJoin('pictures', (join) =>
      join
        .onRef('pictures.session_id', '=', 'played.id')
        .onRef('pictures.user_id', '=', 'played.user_id'),
    )
    .innerJoin('turns', (join) =>
      join
        .onRef('turns.id', '=', 'pictures.turn_id')
        .onRef('turns.user_id', '=', 'pictures.user_id'),
    )
    .where('played.story_id', '=', story_id)
    .where('played.user_id', '=', user_id)
    .select([
      sql<string>`turns.state ->> 'node'`.as('node'),
      'pictures.turn_id',
      'turns.model_used',
      'played.version_id',
    ])
    .orderBy('turns.created_at')
    .execute()

export type DrawnScene = Awaited<ReturnType<typeof listDrawn>>[number]

export const insertPicture = (
  db: Db,
  { file, ...picture }: TurnPlace & { id: string; file: PictureFile },
) =>
  db
    .insertInto('pictures')
    .values({ ...picture, svg: null, bytes: null, mime: null, ...file })
    .execute()

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

export const turnsUpTo = (db: Db, head: OwnTurn, limit: number) =>
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

export const ALL_TURNS = 2_147_483_647

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

/** Number of turns per statement. A statement can have about 60,000 values. */
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
  const rows = await turnsUpTo(db, head, limit)
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
  turnsUpTo(db, head, ALL_TURNS)
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

/** Finds the last earlier turn with several choices. In an open story, finds any earlier turn. */
export const findForkBefore = (db: Db, turn: OwnTurn): Promise<StoredTurn | undefined> =>
  turnsUpTo(db, turn, ALL_TURNS)
    .selectAll('turns')
    .select(variantIds(turn.user_id))
    .where('turns.id', '<>', turn.id)
    .where(sql<SqlBool>`(${openChoices} > 1 or turns.state -> 'open' is not null)`)
    .orderBy('turns.number', 'desc')
    .limit(1)
    .executeTakeFirst()

export const listSteps = (db: Db, head: OwnTurn) =>
  turnsUpTo(db, head, ALL_TURNS)
    .select(['turns.id', 'turns.number', 'turns.action'])
    .select([sql<string>`turns.state ->> 'node'`.as('node'), openChoices.as('offered')])
    .select(isRemoved(head.user_id).as('is_removed'))
    .orderBy('turns.number')
    .execute()

export async function sumXpGained(db: Db, head: OwnTurn): Promise<number> {
  const { sum } = await turnsUpTo(db, head, ALL_TURNS)
    .select(sql<number>`coalesce(sum(turns.xp_gained), 0)::int`.as('sum'))
    .executeTakeFirstOrThrow()
  return sum
}

const OF_SESSION = [
  'id',
  'user_id',
  'story_id',
  'version_id',
  'head_turn_id',
  'is_completed',
  'preview_code',
] as const

const selectOwned = (db: Db, id: string, userId: string) =>
  db
    .selectFrom('game_sessions')
    .select(OF_SESSION)
    .where('id', '=', id)
    .where('user_id', '=', userId)

export const updateOwn = (db: Db, id: string, userId: string) =>
  db.updateTable('game_sessions').where('id', '=', id).where('user_id', '=', userId)

/** Returns false if the session is a test whose preview link was revoked. */
export const isPlayable = async (db: Db, { preview_code }: { preview_code: string | null }) =>
  preview_code === null ||
  hasRow(db.selectFrom('story_previews').select('code').where('code', '=', preview_code))

export async function findSession(
  db: Db,
  id: string,
  userId: string,
): Promise<StoredSession | undefined> {
  const found = await selectOwned(db, id, userId).where('deleted_at', 'is', null).executeTakeFirst()
  return found && (await isPlayable(db, found)) ? found : undefined
}

export const lockSession = (db: Db, id: string, userId: string) =>
  selectOwned(db, id, userId).forUpdate().executeTakeFirst()

/** Locks a session without waiting. Returns false if another transaction has locked it. */
export const lockIfFree = (db: Db, id: string, userId: string) =>
  hasRow(selectOwned(db, id, userId).forUpdate().skipLocked())

export const findLatest = (
  db: Db,
  userId: string,
  storyId: string,
  { isPreview }: { isPreview: boolean },
) =>
  db
    .selectFrom('game_sessions')
    .select(OF_SESSION)
    .where('user_id', '=', userId)
    .where('story_id', '=', storyId)
    .where('preview_code', isPreview ? 'is not' : 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('is_completed')
    .orderBy(sql`archived_at is not null`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Saves a session. Returns false if its story was deleted. */
export async function insertSession(
  db: Db,
  { story_id, ...session }: NewSession,
): Promise<boolean> {
  const { id, user_id, version_id, head_turn_id, is_completed, preview_code } = session
  const { rows } = await sql`
    insert into game_sessions (id, user_id, story_id, version_id, head_turn_id, is_completed,
      preview_code, copied_turns)
    select ${id}::uuid, ${user_id}::uuid, stories.id, ${version_id}::uuid, ${head_turn_id}::uuid,
      ${is_completed}::boolean, ${preview_code}::text, ${session.copied_turns ?? 0}::integer
    from stories where id = ${story_id}::uuid for key share
    returning id`.execute(db)
  return rows.length > 0
}

export async function redoOf(
  db: Db,
  { id, user_id }: OwnSession,
): Promise<{ redo_turn_id?: string }> {
  const { rows } = await sql<{ redo: string | null }>`
    select redo_turn(${user_id}::uuid, ${id}::uuid) as redo`.execute(db)
  const redo_turn_id = rows[0]?.redo
  return redo_turn_id ? { redo_turn_id } : {}
}

/** Saves a reached ending. Returns true if it is the first of the session. */
export async function saveEnding(
  db: Db,
  reached: TurnPlace & { node: string; reached_at: Date },
): Promise<boolean> {
  const earlier = await db
    .selectFrom('reached_endings')
    .select('turn_id')
    .where('session_id', '=', reached.session_id)
    .where('user_id', '=', reached.user_id)
    .limit(1)
    .executeTakeFirst()
  await db.insertInto('reached_endings').values(reached).execute()
  return earlier === undefined
}

export async function countFinishers(db: Db, storyId: string, node: string) {
  const { rows } = await sql<{ finished: number; players: number }>`
    select count(distinct session.user_id)::int as finished,
      (count(distinct session.user_id) filter (where reached.node = ${node}))::int as players
    from reached_endings as reached join game_sessions as session
      on session.id = reached.session_id and session.user_id = reached.user_id
    where session.story_id = ${storyId} and session.preview_code is null`.execute(db)
  return rows[0] ?? { finished: 0, players: 0 }
}

export async function listEndings(
  db: Db,
  userId: string,
  storyId: string,
  { isPreview }: { isPreview: boolean },
): Promise<string[]> {
  const reached = await db
    .selectFrom('reached_endings')
    .innerJoin('game_sessions', (join) =>
      join
        .onRef('game_sessions.id', '=', 'reached_endings.session_id')
        .onRef('game_sessions.user_id', '=', 'reached_endings.user_id'),
    )
    .select('node')
    .distinct()
    .where('game_sessions.user_id', '=', userId)
    .where('story_id', '=', storyId)
    .where('preview_code', isPreview ? 'is not' : 'is', null)
    .where('deleted_at', 'is', null)
    .execute()
  return reached.map(({ node }) => node)
}

export async function listMet(db: Db, userId: string, storyId: string): Promise<string[]> {
  // The list of encounters only grows, so the last turn of each path contains all.
  const { rows } = await sql<{ name: string }>`
    select distinct met.name from turns
      join game_sessions on game_sessions.id = turns.session_id
        and game_sessions.user_id = turns.user_id,
      jsonb_object_keys(turns.state -> 'world' -> 'met') as met (name)
    where game_sessions.user_id = ${userId} and game_sessions.story_id = ${storyId}
      and game_sessions.deleted_at is null and game_sessions.preview_code is null
      and not exists (
        select 1 from turns next
        where next.user_id = ${userId} and next.session_id = turns.session_id
          and next.parent_id = turns.id)`.execute(db)
  return rows.map(({ name }) => name)
}

const ADDED = {
  begun: {
    plays_total: sql<number>`plays_total + 1`,
    sessions_begun: sql<number>`sessions_begun + 1`,
  },
  completed: { sessions_completed: sql<number>`sessions_completed + 1` },
} as const

/** Counts a play, except by the author. Must be the last write, because all players update the same row. */
export const countPlay = (
  db: Db,
  what: keyof typeof ADDED,
  { storyId, userId }: { storyId: string; userId: string },
) =>
  db
    .updateTable('stories')
    .set(ADDED[what])
    .where('id', '=', storyId)
    .where('author_id', 'is distinct from', userId)
    .execute()

import { sql } from 'kysely'

import type { Db } from '../../db/database.ts'
import { hasRow } from '../../platform/db/hasRow.ts'
import type { NewSession, OwnSession, StoredSession, TurnPlace } from './sessionTypes.ts'

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

/** Returns false for a test whose preview link was revoked. */
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

/** Locks a session like `lockSession`. Returns false if another transaction holds it. */
export const lockIfFree = (db: Db, id: string, userId: string) =>
  hasRow(selectOwned(db, id, userId).forUpdate().skipLocked())

/** Finds the newest unfinished session of a story, preferably not archived; else the newest. */
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

/** Saves a session and share-locks its story. Returns false if the story was deleted. */
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

/** Saves that a turn has reached an ending. Returns true if it is the first ending of the session. */
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
  // Encounters accumulate along a path, so the last turn contains all of them.
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

/** Counts a play, unless by the author. Call it last in a transaction: players share the row. */
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

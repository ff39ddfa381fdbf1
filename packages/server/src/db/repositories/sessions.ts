import { sql } from 'kysely'

import type { NewSession, Played, SessionRepository } from '../../services/sessions/ports.ts'
import type { Db } from '../database.ts'
import { hasRow } from '../../platform/db/hasRow.ts'

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

/** Returns false for a test whose preview link was revoked. */
export const isPlayable = async (db: Db, { preview_code }: { preview_code: string | null }) =>
  preview_code === null ||
  hasRow(db.selectFrom('story_previews').select('code').where('code', '=', preview_code))

/** Counts one more of a story; nothing of its author's own. */
const addOne = (
  db: Db,
  { storyId, userId }: Played,
  counters: Record<string, ReturnType<typeof sql>>,
) =>
  db
    .updateTable('stories')
    .set(counters)
    .where('id', '=', storyId)
    .where('author_id', 'is distinct from', userId)
    .execute()

/** Writes a session of a story that is still there, and keeps it there until the transaction ends. */
async function insertSession(db: Db, { story_id, ...session }: NewSession): Promise<boolean> {
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

export const sessionRepository = (db: Db): SessionRepository => ({
  insertSession: (session) => insertSession(db, session),

  findSession: async (id, userId) => {
    const found = await selectOwned(db, id, userId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    return found && (await isPlayable(db, found)) ? found : undefined
  },

  lockSession: (id, userId) => selectOwned(db, id, userId).forUpdate().executeTakeFirst(),

  lockIfFree: (id, userId) => hasRow(selectOwned(db, id, userId).forUpdate().skipLocked()),

  findLatest: (userId, storyId, { isPreview }) =>
    db
      .selectFrom('game_sessions')
      .select(OF_SESSION)
      .where('user_id', '=', userId)
      .where('story_id', '=', storyId)
      .where('preview_code', isPreview ? 'is not' : 'is', null)
      .where('deleted_at', 'is', null)
      .orderBy('is_completed')
      .orderBy(sql`put_away_at is not null`)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),

  moveHead: async ({ id, user_id }, head_turn_id) => {
    await db
      .updateTable('game_sessions')
      .set({ head_turn_id, updated_at: sql`now()` })
      .where('id', '=', id)
      .where('user_id', '=', user_id)
      .execute()
  },

  findRedo: async ({ id, user_id }) => {
    const { rows } = await sql<{ redo: string | null }>`
      select redo_turn(${user_id}::uuid, ${id}::uuid) as redo`.execute(db)
    return rows[0]?.redo ?? undefined
  },

  keepEnding: async (reached) => {
    const earlier = await db
      .selectFrom('reached_endings')
      .select('turn_id')
      .where('session_id', '=', reached.session_id)
      .where('user_id', '=', reached.user_id)
      .limit(1)
      .executeTakeFirst()
    await db.insertInto('reached_endings').values(reached).execute()
    return earlier === undefined
  },

  listEndings: async (userId, storyId, { isPreview }) => {
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
  },

  listMet: async (userId, storyId) => {
    // What was met stays met along a way, so its last turn knows all of it.
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
  },

  countBegun: async (played) => {
    await addOne(db, played, {
      plays_total: sql`plays_total + 1`,
      sessions_begun: sql`sessions_begun + 1`,
    })
  },

  countCompleted: async (played) => {
    await addOne(db, played, { sessions_completed: sql`sessions_completed + 1` })
  },
})

import { sql } from 'kysely'

import type {
  NewShare,
  SharedPlayRepository,
  StoredShare,
} from '../../services/sharedPlays/ports.ts'
import type { Db } from '../database.ts'
import { isRemoved, wayTo, WHOLE_WAY } from './turns.ts'
import { totalOf } from '../../platform/db/totalOf.ts'

const SHOWN = [
  'shared_plays.code as share_code',
  'shared_plays.shows_words',
  'shared_plays.shows_name',
  'shared_plays.from_turn_id as from_turn',
  'shared_plays.opened_count',
  'shared_plays.created_at',
] as const

/** Those of plays that are there: nobody sees one that its player has deleted, by a link either. */
const selectThere = (db: Db) =>
  db
    .selectFrom('shared_plays')
    .innerJoin('game_sessions', (join) =>
      join
        .onRef('game_sessions.id', '=', 'shared_plays.session_id')
        .onRef('game_sessions.user_id', '=', 'shared_plays.user_id')
        .on('game_sessions.deleted_at', 'is', null),
    )

const selectOf = (db: Db, userId: string) =>
  selectThere(db)
    .select(SHOWN)
    .where('shared_plays.user_id', '=', userId)
    .orderBy('shared_plays.created_at', 'desc')
    .orderBy('shared_plays.code')

const save = (db: Db, { code, session, from, ...shows }: NewShare) => {
  const options = { from_turn_id: from?.id ?? null, first_number: from?.number ?? 0, ...shows }
  const { user_id, id: session_id, head_turn_id } = session
  return db
    .insertInto('shared_plays')
    .values({ code, user_id, session_id, head_turn_id, ...options })
    .onConflict((known) =>
      known.columns(['user_id', 'session_id', 'head_turn_id']).doUpdateSet(options),
    )
    .returning(SHOWN)
    .executeTakeFirstOrThrow()
}

const find = (db: Db, code: string): Promise<StoredShare | undefined> =>
  selectThere(db)
    .innerJoin('users', 'users.id', 'shared_plays.user_id')
    .select(SHOWN)
    .select(['shared_plays.user_id', 'shared_plays.session_id', 'shared_plays.head_turn_id'])
    .select(['shared_plays.first_number', 'story_id', 'version_id'])
    .select(
      sql<string | null>`case when shows_name then coalesce(users.display_name, users.username)
        end`.as('player'),
    )
    .select(sql<boolean>`suspended_at is null and delete_after is null`.as('is_player_here'))
    .where('shared_plays.code', '=', code)
    .executeTakeFirst()

const listOfUser: (db: Db) => SharedPlayRepository['listOfUser'] =
  (db) =>
  (userId, { offset, limit }) =>
    selectOf(db, userId)
      .innerJoin('stories', 'stories.id', 'game_sessions.story_id')
      .select(['shared_plays.session_id', 'game_sessions.story_id', 'stories.title'])
      .offset(offset)
      .limit(limit)
      .execute()

export const sharedPlayRepository = (db: Db): SharedPlayRepository => ({
  save: (share) => save(db, share),
  find: (code) => find(db, code),
  listOfSession: ({ id, user_id }) =>
    selectOf(db, user_id).where('shared_plays.session_id', '=', id).execute(),
  listOfUser: listOfUser(db),

  countOfUser: (userId) => totalOf(selectThere(db).where('shared_plays.user_id', '=', userId)),

  remove: async (code, userId) => {
    const removed = await db
      .deleteFrom('shared_plays')
      .where('code', '=', code)
      .$if(userId !== null, (query) => query.where('user_id', '=', userId))
      .executeTakeFirst()
    return removed.numDeletedRows > 0n
  },

  countOpened: async (code) => {
    await db
      .updateTable('shared_plays')
      .set({ opened_count: sql`opened_count + 1` })
      .where('code', '=', code)
      .execute()
  },

  listTurns: ({ user_id, head_turn_id: id, first_number }, { from, limit }) =>
    wayTo(db, { id, user_id }, WHOLE_WAY)
      .select(['turns.id', 'turns.number', 'turns.action', 'turns.state'])
      .select(isRemoved(user_id).as('is_removed'))
      .select(['turns.answer', 'turns.model_used', 'turns.xp_gained', 'turns.note'])
      .where('turns.number', '>=', Math.max(from, first_number))
      .orderBy('turns.number')
      .limit(limit)
      .execute(),

  findOnWay: ({ user_id, head_turn_id: id }, turnId) =>
    wayTo(db, { id, user_id }, WHOLE_WAY)
      .select(['turns.id', 'turns.number'])
      .where('turns.id', '=', turnId)
      .executeTakeFirst(),
})

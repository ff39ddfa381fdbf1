import { sql } from 'kysely'

import type { SaidReader } from '../../services/comments/ports.ts'
import type { NewReview, ReviewRepository } from '../../services/readerReviews/ports.ts'
import type { Author } from '@kathasagar/api/contract'
import type { Db } from '../database.ts'
import { hasLiked, isAfter, isShownTo, WRITER } from './saidParts.ts'
import { totalOf } from './totalOf.ts'

const selectReviews = (db: Db, reader: SaidReader) =>
  db
    .selectFrom('reviews')
    .innerJoin('users as writer', 'writer.id', 'reviews.user_id')
    .innerJoin('story_ratings', (join) =>
      join
        .onRef('story_ratings.story_id', '=', 'reviews.story_id')
        .onRef('story_ratings.user_id', '=', 'reviews.user_id'),
    )
    .select(['reviews.id', 'reviews.story_id', 'reviews.user_id', 'reviews.words'])
    .select(['reviews.ending_name', 'reviews.ending_title', 'story_ratings.stars'])
    .select(['reviews.likes_total', 'reviews.answer', 'reviews.answered_at'])
    .select(['reviews.created_at', 'reviews.edited_at'])
    .select([WRITER.$castTo<Author>().as('writer'), hasLiked('review', reader).as('has_liked')])
    .where(isShownTo('review', reader))

const save = async (db: Db, { now, ...review }: NewReview) => {
  const { words, ending_name, ending_title } = review
  await db
    .insertInto('reviews')
    .values({ ...review, created_at: now })
    .onConflict((known) =>
      known
        .columns(['story_id', 'user_id'])
        .doUpdateSet({ words, ending_name, ending_title, edited_at: now }),
    )
    .execute()
}

const countsOf = (db: Db) =>
  ({
    count: (storyId) =>
      totalOf(
        db
          .selectFrom('reviews')
          .innerJoin('users as writer', 'writer.id', 'reviews.user_id')
          .where('story_id', '=', storyId)
          .where('writer.suspended_at', 'is', null)
          .where('hidden_by', 'is', null),
      ),
    countStars: (storyId) =>
      db
        .selectFrom('story_ratings')
        .select(['stars', sql<number>`count(*)::int`.as('readers')])
        .where('story_id', '=', storyId)
        .groupBy('stars')
        .execute(),
  }) satisfies Partial<ReviewRepository>

/** Newest first of what was reached in plays that are kept. */
const findLastEnding: (db: Db) => ReviewRepository['findLastEnding'] = (db) => (userId, storyId) =>
  db
    .selectFrom('reached_endings')
    .innerJoin('game_sessions', (join) =>
      join
        .onRef('game_sessions.id', '=', 'reached_endings.session_id')
        .onRef('game_sessions.user_id', '=', 'reached_endings.user_id'),
    )
    .innerJoin('turns', (join) =>
      join
        .onRef('turns.id', '=', 'reached_endings.turn_id')
        .onRef('turns.user_id', '=', 'reached_endings.user_id'),
    )
    .select(['game_sessions.id as session_id', 'game_sessions.version_id', 'turns.state'])
    .where('game_sessions.user_id', '=', userId)
    .where('preview_code', 'is', null)
    .where('game_sessions.story_id', '=', storyId)
    .orderBy('reached_at', 'desc')
    .limit(1)
    .executeTakeFirst()

export const reviewRepository = (db: Db): ReviewRepository => ({
  ...countsOf(db),
  findLastEnding: findLastEnding(db),
  list: ({ storyId, reader, sort, after, limit }) =>
    selectReviews(db, reader)
      .where('reviews.story_id', '=', storyId)
      .where(isAfter('review', { after, sort }))
      .$if(sort === 'liked', (query) => query.orderBy('reviews.likes_total', 'desc'))
      .orderBy('reviews.created_at', 'desc')
      .orderBy('reviews.id', 'desc')
      .limit(limit)
      .execute(),
  find: (id, storyId, reader) =>
    selectReviews(db, reader)
      .where('reviews.id', '=', id)
      .where('reviews.story_id', '=', storyId)
      .executeTakeFirst(),
  findOwn: (userId, storyId) =>
    selectReviews(db, { userId, isModerator: false })
      .where('reviews.user_id', '=', userId)
      .where('reviews.story_id', '=', storyId)
      .executeTakeFirst(),
  save: (review) => save(db, review),
  remove: async (userId, storyId) => {
    const removed = await db
      .deleteFrom('reviews')
      .where('user_id', '=', userId)
      .where('story_id', '=', storyId)
      .executeTakeFirst()
    return removed.numDeletedRows > 0n
  },
  answer: async (id, words, now) => {
    const answered = { answer: words, answered_at: words === null ? null : now }
    await db.updateTable('reviews').set(answered).where('id', '=', id).execute()
  },
  hide: async (id, hidden_by) => {
    await db.updateTable('reviews').set({ hidden_by }).where('id', '=', id).execute()
  },
})

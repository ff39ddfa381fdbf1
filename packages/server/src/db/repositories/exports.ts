import { sql } from 'kysely'

import type { ExportRepository } from '../../services/users/accountPorts.ts'
import type { Db } from '../database.ts'
import { googleAccountsOf, handlesOf, commentLikesOf, waitlistOf } from './accountExports.ts'
import { exportedSessions } from './exportedSessions.ts'
import { exportNotices } from './noticeExports.ts'
import { modelKeysOf, secondFactorsOf, securityEventsOf, signInsOf } from './securityExports.ts'

const profileOf = (db: Db, id: string) =>
  db
    .selectFrom('users')
    .select([
      'id',
      'username',
      'email',
      'display_name',
      'avatar_url',
      'handle',
      'about',
      'role',
      'is_verified',
      'has_premium_access',
      'language',
      'adult_confirmed_at',
      'created_at',
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** Without what only an admin may know of a story, and what only the search reads. */
const TOLD_OF_STORIES = [
  'stories.id',
  'stories.title',
  'stories.tagline',
  'stories.story_description',
  'stories.story_prompt',
  'stories.cover_image_url',
  'stories.image_alt',
  'stories.language',
  'stories.content_rating',
  'stories.difficulty_level',
  'stories.status',
  'stories.is_premium',
  'stories.initial_xp',
  'stories.game_config',
  'stories.estimated_play_time',
  'stories.draft',
  'stories.published_at',
  'stories.created_at',
  'stories.updated_at',
] as const

const storiesOf = (db: Db, author: string) =>
  db
    .selectFrom('stories')
    .leftJoin('story_versions', 'story_versions.id', 'stories.current_version_id')
    .select(TOLD_OF_STORIES)
    .select('story_versions.structure')
    .where('stories.author_id', '=', author)
    .orderBy('stories.created_at')
    .execute()

const marksOf = (db: Db, table: 'story_likes' | 'story_bookmarks', user: string) =>
  db
    .selectFrom(table)
    .innerJoin('stories', 'stories.id', `${table}.story_id`)
    .select(['story_id', 'stories.title', `${table}.created_at`])
    .where('user_id', '=', user)
    .execute()

const ratingsOf = (db: Db, user: string) =>
  db
    .selectFrom('story_ratings')
    .innerJoin('stories', 'stories.id', 'story_ratings.story_id')
    .select(['story_id', 'stories.title', 'stars', 'story_ratings.created_at'])
    .where('user_id', '=', user)
    .execute()

const commentsOf = (db: Db, user: string) =>
  db
    .selectFrom('comments')
    .innerJoin('stories', 'stories.id', 'comments.story_id')
    .select(['comments.id', 'story_id', 'stories.title', 'parent_id', 'words'])
    .select(['is_spoiler', 'comments.created_at', 'edited_at'])
    .where('user_id', '=', user)
    .orderBy('comments.created_at')
    .execute()

const ledgerOf = (db: Db, owner: string) =>
  db
    .selectFrom('ledger_transfers')
    .innerJoin('ledger_accounts', (join) =>
      join
        .onRef('ledger_accounts.user_id', '=', 'ledger_transfers.user_id')
        .on((on) =>
          on.or([
            on('ledger_accounts.id', '=', on.ref('ledger_transfers.from_id')),
            on('ledger_accounts.id', '=', on.ref('ledger_transfers.to_id')),
          ]),
        ),
    )
    .select(['ledger_transfers.id', 'kind', 'amount', 'reason', 'action_id', 'created_at'])
    .where('ledger_accounts.user_id', '=', owner)
    .where('ledger_accounts.unit', '=', 'credit')
    .where('ledger_accounts.owner_id', '=', owner)
    .orderBy('ledger_transfers.id')
    .execute()

const tasksOf = (db: Db, user: string) =>
  db
    .selectFrom('task_rewards')
    .select(['period_key', 'coins', 'stars', 'paid_at'])
    .where('user_id', '=', user)
    .orderBy('paid_at')
    .execute()

const reportsOf = (db: Db, reporter: string) =>
  db
    .selectFrom('story_reports')
    .select(['story_id', 'story_title', 'scene_title', 'reason', 'note', 'created_at'])
    .where('reporter_id', '=', reporter)
    .orderBy('created_at')
    .execute()

const uploadsOf = (db: Db, user: string) =>
  db
    .selectFrom('uploads')
    .select([sql<string>`'/api/v1/images/plates/' || hash || '.webp'`.as('image_url')])
    .select('uploaded_at')
    .where('user_id', '=', user)
    .orderBy('uploaded_at')
    .execute()

const previewLinksOf = (db: Db, author: string) =>
  db
    .selectFrom('story_previews')
    .innerJoin('stories', 'stories.id', 'story_previews.story_id')
    .select(['code', 'story_id', 'stories.title', 'story_previews.created_at'])
    .where('author_id', '=', author)
    .orderBy('story_previews.created_at')
    .execute()

/** Links to plays. */
const sharedPlaysOf = (db: Db, user: string) =>
  db
    .selectFrom('shared_plays')
    .select(['code', 'session_id', 'head_turn_id', 'from_turn_id'])
    .select(['shows_words', 'shows_name', 'opened_count', 'created_at'])
    .where('user_id', '=', user)
    .orderBy('created_at')
    .execute()

const followsOf = (db: Db, user: string) =>
  db
    .selectFrom('follows')
    .innerJoin('users', 'users.id', 'follows.author_id')
    .select(['users.handle', 'follows.created_at'])
    .where('follower_id', '=', user)
    .execute()

const seriesOf = (db: Db, author: string) =>
  db
    .selectFrom('series')
    .select(['id', 'title', 'description', 'created_at', 'updated_at'])
    .select(
      sql<string[]>`array(select story_id from series_parts
        where series_id = series.id order by place)`.as('story_ids'),
    )
    .where('author_id', '=', author)
    .orderBy('created_at')
    .execute()

export const exportRepository = (db: Db): ExportRepository => ({
  collect: async (userId, now) => ({
    profile: await profileOf(db, userId),
    stories: await storiesOf(db, userId),
    sessions: await exportedSessions(db, userId),
    preview_links: await previewLinksOf(db, userId),
    shared_plays: await sharedPlaysOf(db, userId),
    comment_likes: await commentLikesOf(db, userId),
    likes: await marksOf(db, 'story_likes', userId),
    bookmarks: await marksOf(db, 'story_bookmarks', userId),
    ratings: await ratingsOf(db, userId),
    comments: await commentsOf(db, userId),
    ledger: await ledgerOf(db, userId),
    tasks: await tasksOf(db, userId),
    uploads: await uploadsOf(db, userId),
    reports: await reportsOf(db, userId),
    sign_ins: await signInsOf(db, userId, now),
    second_factors: await secondFactorsOf(db, userId),
    model_keys: await modelKeysOf(db, userId),
    google_accounts: await googleAccountsOf(db, userId),
    waitlist: await waitlistOf(db, userId),
    series: await seriesOf(db, userId),
    follows: await followsOf(db, userId),
    ...(await exportNotices(db, userId)),
    handles: await handlesOf(db, userId),
    security_events: await securityEventsOf(db, userId),
  }),
})

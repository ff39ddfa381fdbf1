import { HOUR_MS, type Limit, type MyExport } from '@kathasagar/api/contract'
import { sql } from 'kysely'

import type { Db } from '../../db/database.ts'
import type { Call, Platform, Services } from '../../platform/call.ts'
import { countHit, inDatabase } from '../../platform/rateLimits.ts'
import { isOpen, selectLink } from '../auth/index.ts'

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

/** Without fields for admins and search. */
const STORY_COLUMNS = [
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
    .select(STORY_COLUMNS)
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
    .select(['is_spoiler', 'comments.created_at'])
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

const storedSessionsOf = (db: Db, player: string) =>
  db
    .selectFrom('game_sessions')
    .innerJoin('stories', 'stories.id', 'game_sessions.story_id')
    .select(['game_sessions.id', 'story_id', 'stories.title', 'head_turn_id', 'is_completed'])
    .select(['game_sessions.created_at', 'game_sessions.updated_at', 'deleted_at'])
    .where('user_id', '=', player)
    .orderBy('game_sessions.created_at')
    .execute()

const turnsOf = (db: Db, player: string) =>
  db
    .selectFrom('turns')
    .innerJoin('game_sessions', (join) =>
      join
        .onRef('game_sessions.id', '=', 'turns.session_id')
        .onRef('game_sessions.user_id', '=', 'turns.user_id'),
    )
    .select(['turns.id', 'turns.session_id', 'parent_id', 'number', 'action', 'answer'])
    .select('model_used')
    // Values that the player typed into scene fields.
    .select(sql<unknown>`turns.state->'world'->'values'`.as('remembered'))
    .select(['credits', 'xp_gained', 'variant_of', 'variant_kind', 'turns.created_at'])
    .where('turns.user_id', '=', player)
    .orderBy('turns.created_at')
    .execute()

/** Includes undone and deleted turns while they are stored. */
async function sessionsOf(db: Db, player: string) {
  const sessions = await storedSessionsOf(db, player)
  const turns = await turnsOf(db, player)
  const bySession = Map.groupBy(turns, ({ session_id }) => session_id)
  return sessions.map((session) => ({ ...session, turns: bySession.get(session.id) ?? [] }))
}

const handlesOf = (db: Db, user: string) =>
  db.selectFrom('handles').select(['handle', 'given_at']).where('user_id', '=', user).execute()

const googleAccountsOf = (db: Db, user: string) =>
  db
    .selectFrom('google_accounts')
    .select(['issuer', 'subject', 'created_at'])
    .where('user_id', '=', user)
    .execute()

/** Entries are stored by email, not by account. */
const waitlistOf = (db: Db, user: string) =>
  db
    .selectFrom('waitlist_entries')
    .select(['email', 'name', 'created_at'])
    .where(
      sql<boolean>`lower(email) = (select lower(users.email) from users where id = ${user}::uuid)`,
    )
    .execute()

const signInsOf = (db: Db, user: string, now: Date) =>
  db
    .selectFrom('sign_ins')
    .select(['created_at', 'expires_at'])
    .where('user_id', '=', user)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .execute()

async function secondFactorsOf(db: Db, user: string) {
  const totp = await db
    .selectFrom('totp_factors')
    .select(['added_at', 'last_used_at'])
    .where('user_id', '=', user)
    .where('is_confirmed', '=', true)
    .execute()
  return totp.map((app) => ({ kind: 'authenticator_app', ...app }))
}

const modelUseOf = (db: Db, user: string) =>
  db
    .selectFrom('model_use')
    .select(['day', 'model_key', 'story_id', 'calls', 'input_tokens', 'output_tokens', 'pictures'])
    .where('user_id', '=', user)
    .execute()

const modelKeysOf = (db: Db, user: string) =>
  db
    .selectFrom('model_keys')
    .select(['kind', 'base_url', 'model', 'key_ends_in'])
    .where('user_id', '=', user)
    .execute()

/** Includes actions on the user, but not an admin's actions on others. */
async function securityEventsOf(db: Db, user: string) {
  const events = await db
    .selectFrom('audit_events')
    .selectAll()
    .where((where) =>
      where.or([
        where('actor_id', '=', user),
        where.and([where('target_kind', '=', 'user'), where('target_id', '=', user)]),
      ]),
    )
    .orderBy('id')
    .execute()
  return events.map(({ happened_at, actor_id, act, target_kind, target_id, ...facts }) => ({
    happened_at,
    act,
    was_own_act: actor_id === user,
    target_kind,
    ...(target_id === user ? { before: facts.before, after: facts.after } : {}),
  }))
}

const blockedOf = (db: Db, user: string) =>
  db
    .selectFrom('blocks')
    .innerJoin('users', 'users.id', 'blocks.blocked_id')
    .select(['users.handle', 'blocks.created_at'])
    .where('blocker_id', '=', user)
    .execute()

const noticesOf = (db: Db, user: string) =>
  db
    .selectFrom('notices')
    .select(['kind', 'story_id', 'comment_id', 'report_id', 'outcome', 'happened_at'])
    .where('user_id', '=', user)
    .orderBy('happened_at')
    .execute()

const noticeSettingsOf = (db: Db, user: string) =>
  db
    .selectFrom('notice_settings')
    .select(['off_kinds', 'read_to'])
    .where('user_id', '=', user)
    .execute()

const collectExport = async (
  db: Db,
  userId: string,
  now: Date,
): Promise<Omit<MyExport, 'exported_at'>> => ({
  profile: await profileOf(db, userId),
  stories: await storiesOf(db, userId),
  sessions: await sessionsOf(db, userId),
  preview_links: await previewLinksOf(db, userId),
  shared_plays: await sharedPlaysOf(db, userId),
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
  model_use: await modelUseOf(db, userId),
  google_accounts: await googleAccountsOf(db, userId),
  waitlist: await waitlistOf(db, userId),
  series: await seriesOf(db, userId),
  follows: await followsOf(db, userId),
  blocked: await blockedOf(db, userId),
  notices: await noticesOf(db, userId),
  notice_settings: await noticeSettingsOf(db, userId),
  handles: await handlesOf(db, userId),
  security_events: await securityEventsOf(db, userId),
})

/** Permits retries of a failed download, because there is one key a day. */
const OPENS: readonly Limit[] = [{ max: 3, windowMs: HOUR_MS }]

export const exportMe: Call<'exportMe', Platform & Pick<Services, 'rateLimitFactor'>> = async (
  ctx,
  { user, query },
) => {
  const now = ctx.clock.now()
  const link = await selectLink(ctx.db, query.token, 'export_account').executeTakeFirst()
  // Other users can't use or spend the key.
  if (!isOpen(link, now) || link.user_id !== user.id) return { code: 'link_invalid' }
  const isSpent = await countHit(`opened:${link.token_hash}`, OPENS, inDatabase(ctx.db), ctx)
  if (isSpent) return { code: 'link_invalid' }
  return { exported_at: now.toISOString(), ...(await collectExport(ctx.db, user.id, now)) }
}

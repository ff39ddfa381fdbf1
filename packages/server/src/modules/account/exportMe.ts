import { HOUR_MS, type Limit, type MyExport } from '@kathasagar/api/contract'
import { sql, type RawBuilder } from 'kysely'

import type { Db, Call, Platform, Services } from '../../platform/call.ts'
import { countHit, inDatabase } from '../../platform/rateLimits.ts'
import { isOpen, selectLink } from '../auth/index.ts'

/** Returns queries for the user's rows, without secret, search and admin columns. */
const queriesFor = (user: string, now: Date) =>
  ({
    stories: sql`
      select stories.id, title, tagline, story_description, story_prompt, cover_image_url, image_alt,
        language, content_rating, difficulty_level, status, is_premium, initial_xp, game_config,
        estimated_play_time, draft, stories.published_at, stories.created_at, updated_at, structure
      from stories left join story_versions on story_versions.id = current_version_id
      where author_id = ${user} order by stories.created_at`,
    sessions: sql`
      select session.id, story_id, title, head_turn_id, is_completed, session.created_at,
        session.updated_at, deleted_at
      from game_sessions as session join stories on stories.id = story_id
      where user_id = ${user} order by session.created_at`,
    preview_links: sql`
      select code, story_id, title, story_previews.created_at
      from story_previews join stories on stories.id = story_id
      where author_id = ${user} order by story_previews.created_at`,
    shared_plays: sql`
      select code, session_id, head_turn_id, from_turn_id, shows_words, shows_name, opened_count,
        created_at
      from shared_plays where user_id = ${user} order by created_at`,
    likes: sql`
      select story_id, title, story_likes.created_at
      from story_likes join stories on stories.id = story_id where user_id = ${user}`,
    bookmarks: sql`
      select story_id, title, story_bookmarks.created_at
      from story_bookmarks join stories on stories.id = story_id where user_id = ${user}`,
    ratings: sql`
      select story_id, title, stars, story_ratings.created_at
      from story_ratings join stories on stories.id = story_id where user_id = ${user}`,
    comments: sql`
      select comments.id, story_id, title, parent_id, words, is_spoiler, comments.created_at
      from comments join stories on stories.id = story_id
      where user_id = ${user} order by comments.created_at`,
    ledger: sql`
      select transfer.id, kind, amount, reason, action_id, created_at
      from ledger_transfers as transfer join ledger_accounts as account
        on account.user_id = transfer.user_id and account.id in (from_id, to_id)
      where account.user_id = ${user} and account.unit = 'credit' and owner_id = ${user}
      order by transfer.id`,
    tasks: sql`
      select period_key, coins, stars, paid_at from task_rewards
      where user_id = ${user} order by paid_at`,
    uploads: sql`
      select '/api/v1/images/plates/' || hash || '.webp' as image_url, uploaded_at from uploads
      where user_id = ${user} order by uploaded_at`,
    reports: sql`
      select story_id, story_title, scene_title, reason, note, created_at from story_reports
      where reporter_id = ${user} order by created_at`,
    sign_ins: sql`
      select created_at, expires_at from sign_ins
      where user_id = ${user} and ended_at is null and expires_at > ${now}`,
    second_factors: sql`
      select 'authenticator_app' as kind, added_at, last_used_at from totp_factors
      where user_id = ${user} and is_confirmed`,
    model_keys: sql`
      select kind, base_url, model, key_ends_in from model_keys where user_id = ${user}`,
    model_use: sql`
      select day, model_key, story_id, calls, input_tokens, output_tokens, pictures from model_use
      where user_id = ${user}`,
    google_accounts: sql`
      select issuer, subject, created_at from google_accounts where user_id = ${user}`,
    // Waitlist entries are stored by email.
    waitlist: sql`
      select email, name, created_at from waitlist_entries
      where lower(email) = (select lower(users.email) from users where id = ${user})`,
    series: sql`
      select id, title, description, created_at, updated_at,
        array(select story_id from series_parts where series_id = series.id order by place)
          as story_ids
      from series where author_id = ${user} order by created_at`,
    follows: sql`
      select handle, follows.created_at from follows join users on users.id = author_id
      where follower_id = ${user}`,
    blocked: sql`
      select handle, blocks.created_at from blocks join users on users.id = blocked_id
      where blocker_id = ${user}`,
    notices: sql`
      select kind, story_id, comment_id, report_id, outcome, happened_at from notices
      where user_id = ${user} order by happened_at`,
    notice_settings: sql`select off_kinds, read_to from notice_settings where user_id = ${user}`,
    handles: sql`select handle, given_at from handles where user_id = ${user}`,
  }) satisfies Partial<Record<keyof MyExport, RawBuilder<unknown>>>

const profileOf = (user: string) => sql<Record<string, unknown>>`
  select id, username, email, display_name, avatar_url, handle, about, role, is_verified,
    has_premium_access, language, adult_confirmed_at, created_at
  from users where id = ${user}`

/** `remembered` includes text that the player typed into scene fields. */
const turnsOf = (user: string) => sql<{ session_id: string }>`
  select turns.id, turns.session_id, parent_id, number, action, answer, model_used,
    turns.state -> 'world' -> 'values' as remembered, credits, xp_gained, variant_of, variant_kind,
    turns.created_at
  from turns join game_sessions on game_sessions.id = turns.session_id
    and game_sessions.user_id = turns.user_id
  where turns.user_id = ${user} order by turns.created_at`

/** Returns events about the user. Omits the details of an admin's actions on others. */
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

async function collectExport(db: Db, userId: string, now: Date) {
  const lists = {} as Record<keyof ReturnType<typeof queriesFor>, { id?: string }[]>
  for (const [name, query] of Object.entries(queriesFor(userId, now))) {
    lists[name as keyof typeof lists] = (await query.execute(db)).rows as { id?: string }[]
  }
  const [profile = {}] = (await profileOf(userId).execute(db)).rows
  const { rows: turns } = await turnsOf(userId).execute(db)
  // The export includes undone turns and turns of deleted sessions.
  const bySession = Map.groupBy(turns, ({ session_id }) => session_id)
  const sessions = lists.sessions.map((session) => ({
    ...session,
    turns: bySession.get(session.id ?? '') ?? [],
  }))
  return { profile, ...lists, sessions, security_events: await securityEventsOf(db, userId) }
}

/** Limit of downloads. It permits retries, because a user gets one key per day. */
const OPENS: readonly Limit[] = [{ max: 3, windowMs: HOUR_MS }]

export const exportMe: Call<'exportMe', Platform & Pick<Services, 'rateLimitFactor'>> = async (
  ctx,
  { user, query },
) => {
  const now = ctx.clock.now()
  const link = await selectLink(ctx.db, query.token, 'export_account').executeTakeFirst()
  // The link is checked first, so that other users can't use up the key.
  if (!isOpen(link, now) || link.user_id !== user.id) return { code: 'link_invalid' }
  const isSpent = await countHit(`opened:${link.token_hash}`, OPENS, inDatabase(ctx.db), ctx)
  if (isSpent) return { code: 'link_invalid' }
  return { exported_at: now.toISOString(), ...(await collectExport(ctx.db, user.id, now)) }
}

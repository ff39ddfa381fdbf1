import { DAY_MS } from '@kathasagar/api/contract'
import { sql, type RawBuilder } from 'kysely'

import type { Db } from '../../platform/call.ts'
import { periodKey, TASKS, type PlayerProgress } from '../../domain/tasks/tasks.ts'

interface PlayerDay {
  timeZone: string
  /** Current UTC offset, in minutes. */
  minutesAhead: number
  today: string
}

const MAX_DAYS = 366

/** Returns the date in the player's time zone. Uses the offset if the database doesn't know the zone. */
export const dateInZone = (column: string, { timeZone, minutesAhead }: PlayerDay) =>
  sql`(${sql.ref(column)} at time zone
    (select known_zone(${timeZone}, ${minutesAhead}::integer)))::date` as RawBuilder<Date>

const onDay = (column: string, day: PlayerDay) =>
  sql`${dateInZone(column, day)} = ${day.today}::date`

/** SQL condition: the turn was not copied. Copied turns have the creation time of the session. */
const isOwnTurn = sql<boolean>`(turns.number > game_sessions.copied_turns
  or (turns.number > 0 and turns.created_at <> game_sessions.created_at))`

/** SQL condition: the session is neither a preview nor of the author's own unpublished story. */
const isCounted = (play: string) => sql`${sql.ref(play)}.preview_code is null and not exists (
  select from stories own where own.id = ${sql.ref(play)}.story_id
    and own.author_id = ${sql.ref(play)}.user_id
    and (own.published_at is null or own.published_at > ${sql.ref(play)}.created_at))`

type Counts<Name extends string> = Record<Name, number>

async function countIn<Name extends string>(query: ReturnType<typeof sql<Counts<Name>>>, db: Db) {
  const { rows } = await query.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('A count has no row')
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, Number(value ?? 0)]),
  ) as Counts<Name>
}

const OWN_TURNS = sql`turns join game_sessions on game_sessions.id = turns.session_id
      and game_sessions.user_id = turns.user_id`

async function listDays(db: Db, userId: string, day: PlayerDay) {
  const { rows } = await sql<{ day: string; total: number }>`
    select day::text, (count(*) over ())::int as total
    from (select distinct ${dateInZone('turns.created_at', day)} as day
      from ${OWN_TURNS}
      where game_sessions.user_id = ${userId} and ${isOwnTurn} and ${isCounted('game_sessions')}
    ) as played
    order by day desc limit ${MAX_DAYS}`.execute(db)
  return { days: rows.map(({ day }) => day), total: rows[0]?.total ?? 0 }
}

export const countActivities = async (db: Db, userId: string, day: PlayerDay) => ({
  ...(await countTurns(db, userId, day)),
  ...(await countPlays(db, userId, day)),
  ...(await countScenesToday(db, userId, day)),
  ...(await countEndings(db, userId, day)),
  ...(await countMostEndings(db, userId)),
  ...(await countOpinions(db, userId)),
})

const countTurns = (db: Db, userId: string, day: PlayerDay) => {
  const today = onDay('turns.created_at', day)
  const of = (type: string) => sql`turns.action->>'type' = ${sql.lit(type)}`
  const shown = sql`${of('show')} and turns.answer->>'image_url' is not null`
  return countIn(
    sql<
      Counts<
        | 'turns'
        | 'turns_today'
        | 'own_words'
        | 'own_words_today'
        | 'closer_looks'
        | 'closer_looks_today'
        | 'pictures'
        | 'pictures_today'
        | 'choices'
      >
    >`
    select count(*) as turns,
      count(*) filter (where ${today}) as turns_today,
      count(*) filter (where ${of('custom_action')}) as own_words,
      count(*) filter (where ${of('custom_action')} and ${today}) as own_words_today,
      count(*) filter (where ${of('immerse')}) as closer_looks,
      count(*) filter (where ${of('immerse')} and ${today}) as closer_looks_today,
      count(*) filter (where ${shown}) as pictures,
      count(*) filter (where ${shown} and ${today}) as pictures_today,
      count(*) filter (where ${of('continue')} and turns.action->>'selected_choice' is not null) as choices
    from ${OWN_TURNS}
    where game_sessions.user_id = ${userId} and ${isCounted('game_sessions')}
      and ${isOwnTurn} and turns.variant_of is null`,
    db,
  )
}

const countPlays = (db: Db, userId: string, day: PlayerDay) =>
  countIn(
    sql<Counts<'stories_begun' | 'stories_begun_today' | 'scenes' | 'most_turns_in_a_story'>>`
    with plays as (
      select play.story_id, play.created_at,
        head.number - play.copied_turns as turns,
        case when play.copied_turns = 0 then jsonb_array_length(head.state->'visited') end as scenes
      from game_sessions play
        join turns head on head.user_id = play.user_id and head.session_id = play.id
          and head.id = play.head_turn_id
      where play.user_id = ${userId} and ${isCounted('play')}
    )
    select count(distinct story_id) as stories_begun,
      count(*) filter (where ${onDay('plays.created_at', day)}) as stories_begun_today,
      coalesce(sum(scenes), 0) as scenes,
      max(turns) as most_turns_in_a_story
    from plays`,
    db,
  )

/** Counts scenes that were first reached today. Ignores copied turns. */
const countScenesToday = (db: Db, userId: string, day: PlayerDay) =>
  countIn(
    sql<Counts<'scenes_today'>>`
    select count(distinct turns.session_id::text || ' ' || (turns.state->>'node')) as scenes_today
    from ${OWN_TURNS}
      left join turns parent on parent.id = turns.parent_id
        and parent.session_id = turns.session_id and parent.user_id = turns.user_id
    where game_sessions.user_id = ${userId} and ${isCounted('game_sessions')}
      and turns.variant_of is null and ${onDay('turns.created_at', day)}
      and case when turns.number = 0 then copied_turns = 0 else ${isOwnTurn}
        and jsonb_array_length(turns.state->'visited')
          > jsonb_array_length(parent.state->'visited') end`,
    db,
  )

/** Counts reached endings, including those that were undone. */
const countEndings = (db: Db, userId: string, day: PlayerDay) =>
  countIn(
    sql<
      Counts<
        | 'endings'
        | 'endings_today'
        | 'stories_finished'
        | 'languages_finished'
        | 'categories_finished'
      >
    >`
    select count(distinct play.story_id::text || ' ' || reached.node) as endings,
      count(*) filter (where ${onDay('reached.reached_at', day)}) as endings_today,
      count(distinct play.story_id) as stories_finished,
      count(distinct stories.language) as languages_finished,
      count(distinct stories.category_id) as categories_finished
    from reached_endings reached
      join game_sessions play on play.id = reached.session_id and play.user_id = reached.user_id
      join stories on stories.id = play.story_id
    where play.user_id = ${userId} and ${isCounted('play')}`,
    db,
  )

const countMostEndings = (db: Db, userId: string) =>
  countIn(
    sql<Counts<'most_endings_of_a_story'>>`
    select max(found) as most_endings_of_a_story from (
      select count(distinct reached.node) as found
      from reached_endings reached
        join game_sessions play on play.id = reached.session_id and play.user_id = reached.user_id
      where play.user_id = ${userId} and ${isCounted('play')}
      group by play.story_id
    ) endings`,
    db,
  )

const countOpinions = (db: Db, userId: string) =>
  countIn(
    sql<
      Counts<
        | 'stories_liked'
        | 'stories_bookmarked'
        | 'stories_rated'
        | 'stories_published'
        | 'likes_received'
        | 'finishes_by_others'
      >
    >`
    select
      (select count(*) from story_likes where user_id = ${userId}) as stories_liked,
      (select count(*) from story_bookmarks where user_id = ${userId}) as stories_bookmarked,
      (select count(*) from story_ratings where user_id = ${userId}) as stories_rated,
      (select count(*) from stories where author_id = ${userId} and status = 'published')
        as stories_published,
      (select count(*) from story_likes join stories on stories.id = story_likes.story_id
        where author_id = ${userId} and user_id <> ${userId}) as likes_received,
      (select max(readers) from (
        select count(distinct play.user_id) as readers from reached_endings reached
          join game_sessions play on play.id = reached.session_id and play.user_id = reached.user_id
          join stories on stories.id = play.story_id
        where author_id = ${userId} and play.user_id <> ${userId} and preview_code is null
          and not exists (select from users where users.id = play.user_id and is_guest)
        group by play.story_id) finished) as finishes_by_others`,
    db,
  )

const MINUTES = 60

/** Returns the UTC offset in minutes. Some databases lack zones, such as `Asia/Calcutta` on Debian. */
export function utcOffsetAt(instant: Date, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  const named = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/u.exec(named ?? '') ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * MINUTES + Number(minutes ?? 0))
}

/** Minimum time between two daily rewards for a task, in ms. It limits changes of the time zone. */
const MIN_DAY_MS = 20 * 60 * 60_000
const MINUTE_MS = 60_000
const BEFORE_MIDNIGHT_MS = 2 * 60 * MINUTE_MS

export function dayAt(now: Date, timeZone: string): PlayerDay {
  // The Swedish date format is ISO 8601.
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now)
  return { timeZone, minutesAhead: utcOffsetAt(now, timeZone), today }
}

/** Returns the time two hours before the last local midnight. The margin covers clock changes. */
export function beforeLastMidnight(now: Date, timeZone: string): Date {
  const local = now.getTime() + utcOffsetAt(now, timeZone) * MINUTE_MS
  return new Date(now.getTime() - (local % DAY_MS) - BEFORE_MIDNIGHT_MS)
}

export async function findPlayerProgress(
  db: Db,
  userId: string,
  { now, day }: { now: Date; day: PlayerDay },
): Promise<PlayerProgress> {
  const activityCounts = await countActivities(db, userId, day)
  const { days, total } = await listDays(db, userId, day)
  const rewards = await db
    .selectFrom('task_rewards')
    .select(['period_key', 'stars', 'paid_at'])
    .where('user_id', '=', userId)
    .execute()
  const paid = new Set(rewards.map(({ period_key }) => period_key))
  // Payments for another local date, or with a time in the future.
  const elsewhere = rewards.filter(
    ({ period_key, paid_at }) =>
      now.getTime() - paid_at.getTime() < MIN_DAY_MS &&
      (paid_at > now || !period_key.endsWith(`:${dayAt(paid_at, day.timeZone).today}`)),
  )
  for (const rule of TASKS.filter(({ type }) => type === 'daily')) {
    if (elsewhere.some(({ period_key }) => period_key.startsWith(`${rule.id}:`))) {
      paid.add(periodKey(rule, day.today))
    }
  }
  return {
    activityCounts: { ...activityCounts, days: total, days_in_a_row: daysInARow(days, day.today) },
    stars: rewards.reduce((sum, { stars }) => sum + stars, 0),
    paid,
    today: day.today,
  }
}

const dayNumber = (day: string) => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS)

/** Maximum gap between days of play. One missed day is permitted, for example after crossing the date line. */
const MAX_GAP_DAYS = 2

/** Counts consecutive days of play up to today. `days` are `YYYY-MM-DD` in any order. */
export function daysInARow(days: readonly string[], today: string): number {
  const played = [...new Set(days.map(dayNumber))].toSorted((a, b) => b - a)
  let before = dayNumber(today)
  let count = 0
  for (const day of played) {
    if (before - day > MAX_GAP_DAYS) break
    before = day
    count += 1
  }
  return count
}

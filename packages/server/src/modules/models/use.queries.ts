import type { QueryOf } from '@kathasagar/api/contract'
import { sql, type RawBuilder } from 'kysely'

import type { Db } from '../../platform/call.ts'
import type { UseSums } from '../../domain/useSums.ts'
import type { UseOfModel } from './providerTypes.ts'

interface CountedUse extends UseOfModel {
  user_id: string | null
  story_id: string | null
}

interface ReportedUse extends UseSums {
  unpriced_calls: number
}

type Stored = Record<keyof ReportedUse, string | number | null>
type UseQuery = QueryOf<'getModelUse'>
type UseGroup = UseQuery['by']

/** Converts sums to numbers, because PostgreSQL returns a bigint as text. */
const sumsOf = (row: Stored): ReportedUse => ({
  calls: Number(row.calls),
  input_tokens: Number(row.input_tokens),
  cached_tokens: Number(row.cached_tokens),
  output_tokens: Number(row.output_tokens),
  pictures: Number(row.pictures),
  cost_micros: row.cost_micros === null ? null : Number(row.cost_micros),
  unpriced_calls: Number(row.unpriced_calls),
})

const ADD = sql`calls = known.calls + excluded.calls,
  input_tokens = known.input_tokens + excluded.input_tokens,
  cached_tokens = known.cached_tokens + excluded.cached_tokens,
  output_tokens = known.output_tokens + excluded.output_tokens,
  pictures = known.pictures + excluded.pictures,
  cost_micros = case when excluded.cost_micros is null then known.cost_micros
    else coalesce(known.cost_micros, 0) + excluded.cost_micros end`

/** Adds to the sums of a day (`YYYY-MM-DD`). Doesn't wait for the disk. Must not run inside a transaction. */
export async function addUse(db: Db, day: string, uses: readonly CountedUse[]): Promise<void> {
  if (uses.length === 0) return
  // Sorts the rows, so that concurrent writers can't deadlock.
  const ordered = uses.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
  const rows = ordered.map(
    (
      use,
    ) => sql`(${day}::date, ${use.user_id}::uuid, ${use.model_key}, ${use.provider_model}, ${use.story_id}::uuid,
      ${use.calls}::bigint, ${use.input_tokens}::bigint, ${use.cached_tokens}::bigint,
      ${use.output_tokens}::bigint, ${use.pictures}::bigint, ${use.cost_micros}::bigint)`,
  )
  await sql`
    insert into model_use as known (day, user_id, model_key, provider_model, story_id,
      calls, input_tokens, cached_tokens, output_tokens, pictures, cost_micros)
    values ${sql.join(rows)}
    on conflict (day, user_id, model_key, provider_model, story_id) do update set ${ADD}
    returning set_config('synchronous_commit', 'off', true)`.execute(db)
}

const SUMS = sql`sum(calls) as calls, sum(input_tokens) as input_tokens,
  sum(cached_tokens) as cached_tokens, sum(output_tokens) as output_tokens,
  sum(pictures) as pictures, sum(cost_micros) as cost_micros,
  coalesce(sum(calls) filter (where cost_micros is null), 0) as unpriced_calls`

export async function costOfDay(db: Db, day: string): Promise<number> {
  const { rows } = await sql<{ cost: string | number | null }>`
    select sum(cost_micros) as cost from model_use where day = ${day}::date`.execute(db)
  return Number(rows[0]?.cost ?? 0)
}

export async function tokensOfUser(db: Db, day: string, user_id: string): Promise<number> {
  const { rows } = await sql<{ tokens: string | number | null }>`
    select sum(input_tokens + output_tokens) as tokens from model_use
    where day = ${day}::date and user_id = ${user_id}::uuid`.execute(db)
  return Number(rows[0]?.tokens ?? 0)
}

export async function listUseToday(db: Db, day: string) {
  const { rows } = await sql<Stored & { model_key: string }>`
    select model_key, ${SUMS} from model_use where day = ${day}::date
    group by model_key order by model_key`.execute(db)
  return rows.map((row) => ({ model_key: row.model_key, ...sumsOf(row) }))
}

const DAY = sql`to_char(day, 'YYYY-MM-DD')`
const NONE = sql`null::text`
const OF: Readonly<Record<UseGroup, RawBuilder<unknown>>> = {
  day: DAY,
  model: sql`model_key`,
  story: sql`story_id::text`,
  user: sql`user_id::text`,
}
const COSTLY = sql`cost_micros desc nulls last, calls desc`
const ORDER: Readonly<Record<UseGroup, RawBuilder<unknown>>> = {
  day: sql`grouped.of`,
  model: COSTLY,
  story: COSTLY,
  user: sql`grouped.day desc, cost_micros desc nulls last, output_tokens desc, grouped.model_key`,
}

interface UsePeriod {
  since: string
  until: string
}

const within = ({ since, until }: UsePeriod) => sql`day between ${since}::date and ${until}::date`

export async function sumUse(db: Db, period: UsePeriod): Promise<ReportedUse> {
  const { rows } = await sql<Stored>`
    select ${SUMS} from model_use where ${within(period)}`.execute(db)
  return sumsOf(rows[0] as Stored)
}

export async function reportUse(
  db: Db,
  { by, page, per_page, ...period }: UsePeriod & Pick<UseQuery, 'by' | 'page' | 'per_page'>,
) {
  const of = OF[by]
  const ofUser = by === 'user'
  const title = by === 'story' ? sql`stories.title` : ofUser ? sql`users.username` : NONE
  const { rows } = await sql<
    Stored & Record<'of' | 'total', string> & Record<'title' | 'day' | 'model_key', string | null>
  >`
    select grouped.*, ${title} as title, count(*) over () as total
    from (select ${of} as of, ${ofUser ? DAY : NONE} as day, ${ofUser ? OF.model : NONE} as model_key, ${SUMS}
      from model_use where ${within(period)} and ${of} is not null group by 1, 2, 3) as grouped
    ${by === 'story' ? sql`left join stories on stories.id::text = grouped.of` : sql``}
    ${ofUser ? sql`left join users on users.id::text = grouped.of` : sql``}
    order by ${ORDER[by]}, grouped.of limit ${per_page} offset ${(page - 1) * per_page}`.execute(db)
  return {
    rows: rows.map((row) => ({
      of: row.of,
      title: row.title,
      day: row.day,
      model_key: row.model_key,
      ...sumsOf(row),
    })),
    total_pages: Math.ceil(Number(rows[0]?.total ?? 0) / per_page),
  }
}

export const anonymizeUse = (db: Db, before: string) =>
  sql`
    with gone as (delete from model_use where day < ${before}::date and user_id is not null returning *)
    insert into model_use as known (day, model_key, provider_model, story_id,
      calls, input_tokens, cached_tokens, output_tokens, pictures, cost_micros)
    select day, model_key, provider_model, story_id, sum(calls), sum(input_tokens),
      sum(cached_tokens), sum(output_tokens), sum(pictures), sum(cost_micros)
    from gone group by 1, 2, 3, 4
    on conflict (day, user_id, model_key, provider_model, story_id) do update set ${ADD}`.execute(
    db,
  )

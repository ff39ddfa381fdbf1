import type { QueryOf } from '@kathasagar/api/contract'
import { sql, type RawBuilder } from 'kysely'

import type { Db } from '../../db/database.ts'
import type { UseSums } from '../../domain/useSums.ts'
import type { UseOfModel } from './providerTypes.ts'

interface CountedUse extends UseOfModel {
  /** Null for use without a story. */
  story_id: string | null
}

interface ReportedUse extends UseSums {
  unpriced_calls: number
}

type Stored = Record<keyof ReportedUse, string | number | null>
type UseGroup = QueryOf<'getModelUse'>['by']

/** Converts sums, because PostgreSQL returns a bigint as text. */
const sumsOf = (row: Stored): ReportedUse => ({
  calls: Number(row.calls),
  input_tokens: Number(row.input_tokens),
  cached_tokens: Number(row.cached_tokens),
  output_tokens: Number(row.output_tokens),
  pictures: Number(row.pictures),
  cost_micros: row.cost_micros === null ? null : Number(row.cost_micros),
  unpriced_calls: Number(row.unpriced_calls),
})

/** Adds to the sums of a day (`YYYY-MM-DD`) without waiting for the disk. Must not run inside a transaction. */
export async function addUse(db: Db, day: string, uses: readonly CountedUse[]): Promise<void> {
  if (uses.length === 0) return
  // All writers use one order, so that they cannot deadlock.
  const ordered = uses.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
  const rows = ordered.map(
    (use) => sql`(${day}::date, ${use.model_key}, ${use.provider_model}, ${use.story_id}::uuid,
      ${use.calls}::bigint, ${use.input_tokens}::bigint, ${use.cached_tokens}::bigint,
      ${use.output_tokens}::bigint, ${use.pictures}::bigint, ${use.cost_micros}::bigint)`,
  )
  await sql`
    insert into model_use as known (day, model_key, provider_model, story_id,
      calls, input_tokens, cached_tokens, output_tokens, pictures, cost_micros)
    values ${sql.join(rows)}
    on conflict (day, model_key, provider_model, story_id) do update set
      calls = known.calls + excluded.calls,
      input_tokens = known.input_tokens + excluded.input_tokens,
      cached_tokens = known.cached_tokens + excluded.cached_tokens,
      output_tokens = known.output_tokens + excluded.output_tokens,
      pictures = known.pictures + excluded.pictures,
      cost_micros = case when excluded.cost_micros is null then known.cost_micros
        else coalesce(known.cost_micros, 0) + excluded.cost_micros end
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

export async function listUseToday(db: Db, day: string) {
  const { rows } = await sql<Stored & { model_key: string }>`
    select model_key, ${SUMS} from model_use where day = ${day}::date
    group by model_key order by model_key`.execute(db)
  return rows.map((row) => ({ model_key: row.model_key, ...sumsOf(row) }))
}

const OF: Readonly<Record<UseGroup, RawBuilder<unknown>>> = {
  day: sql`to_char(day, 'YYYY-MM-DD')`,
  model: sql`model_key`,
  story: sql`story_id::text`,
}

/** Returns the use since a day: days in order, other groups by cost. `of` is the day, model key or story id. */
export async function reportUse(db: Db, { since, by }: { since: string; by: UseGroup }) {
  const of = OF[by]
  const order = by === 'day' ? sql`grouped.of` : sql`cost_micros desc nulls last, calls desc`
  const { rows } = await sql<Stored & { of: string; title: string | null }>`
    select grouped.*, ${by === 'story' ? sql`stories.title` : sql`null::text`} as title
    from (select ${of} as of, ${SUMS} from model_use
      where day >= ${since}::date and ${of} is not null group by 1) as grouped
    ${by === 'story' ? sql`left join stories on stories.id::text = grouped.of` : sql``}
    order by ${order}, grouped.of`.execute(db)
  return rows.map((row) => ({ of: row.of, title: row.title, ...sumsOf(row) }))
}

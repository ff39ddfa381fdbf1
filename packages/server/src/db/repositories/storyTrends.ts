import { sql } from 'kysely'

import type { TrendFormula } from '../../domain/trending.ts'
import type { Audience, Contest } from '../../services/stories/ports.ts'
import type { Db } from '../database.ts'
import { visibleTo } from '../../modules/catalogue/index.ts'

/** Written as in its index; an index on other weights would not be used. */
const pointsBy = ({ weights }: TrendFormula) =>
  Object.entries(weights)
    .map(([column, weight]) => `${column} * ${weight}`)
    .join(' + ')

/** The formula as the database reckons it, to tell which stories are worth ranking. */
const scoreBy = (formula: TrendFormula, now: Date) => {
  const days = sql`greatest(0, date_part('epoch', ${now}::timestamptz - published_at) / 86400)`
  return sql`(1 + ${sql.raw(pointsBy(formula))})
    / power(${days} + ${sql.lit(formula.headStartDays)}, ${sql.lit(formula.gravity)}::float8)`
}

const selectTrends = (db: Db, audience: Audience) =>
  db
    .selectFrom('stories')
    .select(['id', 'plays_total', 'likes_total', 'bookmarks_total', 'created_at', 'published_at'])
    .where(visibleTo(audience))

/** Those with the most points. */
export const listStrongest = (db: Db, audience: Audience, formula: TrendFormula, limit: number) =>
  selectTrends(db, audience)
    .orderBy(sql.raw(`(${pointsBy(formula)})`), 'desc')
    .limit(limit)
    .execute()

/** The first by the formula, of those that are young enough. */
export function listContenders(
  db: Db,
  audience: Audience,
  formula: TrendFormula,
  { among, now, limit }: Contest,
) {
  const trends = selectTrends(db, audience)
  const young =
    'newest' in among
      ? trends.orderBy('published_at', 'desc').limit(among.newest)
      : trends.where('published_at', '>=', among.since)
  return db
    .selectFrom(young.as('young'))
    .selectAll()
    .orderBy(scoreBy(formula, now), 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

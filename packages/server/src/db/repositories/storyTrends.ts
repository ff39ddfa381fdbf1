import { sql } from 'kysely'

import type { Contention, TrendWeights } from '../../domain/trending.ts'
import type { Audience } from '../../services/stories/ports.ts'
import type { Db } from '../database.ts'
import { visibleTo } from './storyCards.ts'

/** Written as in its index; an index on other weights would not be used. */
const pointsBy = (weights: TrendWeights) =>
  sql.raw(
    Object.entries(weights)
      .map(([column, weight]) => `${column} * ${weight}`)
      .join(' + '),
  )

const selectTrends = (db: Db, audience: Audience) =>
  db
    .selectFrom('stories')
    .select(['id', 'plays_total', 'likes_total', 'bookmarks_total', 'created_at', 'published_at'])
    .where(visibleTo(audience))

/** The upper ends of the lists by points and by age. */
export async function listTrendEnds(
  db: Db,
  audience: Audience,
  weights: TrendWeights,
  depth: number,
) {
  const trends = selectTrends(db, audience).limit(depth)
  return {
    strongest: await trends.orderBy(sql`(${pointsBy(weights)})`, 'desc').execute(),
    newest: await trends.orderBy('published_at', 'desc').orderBy('id', 'desc').execute(),
  }
}

/** Those that are young and strong enough by any of the needs. */
export async function listContenders(
  db: Db,
  audience: Audience,
  weights: TrendWeights,
  needs: readonly Contention[],
) {
  const oldest = needs.at(-1)?.since
  if (!oldest) return []
  const points = pointsBy(weights)
  const anyOf = needs.map(
    (need) =>
      sql`(published_at >= ${need.since} and (${points}) >= ${need.points}::double precision)`,
  )
  return selectTrends(db, audience)
    .where('published_at', '>=', oldest)
    .where(sql<boolean>`(${sql.join(anyOf, sql` or `)})`)
    .execute()
}

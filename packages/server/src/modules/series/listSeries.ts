import { LIMITS } from '@kathasagar/api/contract/vocabulary'
import { sql } from 'kysely'

import { type Call, isRefusal } from '../../platform/call.ts'
import { findPublished } from '../authors/index.ts'
import { imageAddress } from '../pictures/index.ts'
import { instantCursorAt, instantPlaceAt, pageUpTo } from '../../platform/db/rows.ts'
import { audienceOf, visibleTo, type ListContext } from '../catalogue/index.ts'

interface SeriesCardRow {
  id: string
  title: string
  description: string
  created_at: Date
  parts_total: number
  /** First visible part. */
  first: { id: string; cover_image_url: string | null } | null
}

/** Lists an author's series, newest first. Only the author sees series without visible parts. */
export const listSeries: Call<'listSeries', ListContext> = async (ctx, { params, query, user }) => {
  const { db } = ctx
  const audience = audienceOf(user, ctx)
  const found = await findPublished(db, user, { ...params, audience })
  if (isRefusal(found)) return found
  const { id: authorId } = found.author
  const isOwn = user?.id === authorId
  const after = instantPlaceAt(query.cursor)
  const { rows } = await sql<SeriesCardRow>`
    select series.id, title, description, created_at, visible.parts_total, visible.first
    from series cross join lateral (
      select count(*)::int as parts_total,
        (array_agg(json_build_object('id', stories.id, 'cover_image_url', cover_image_url)
          order by place))[1] as first
      from series_parts join stories on stories.id = series_parts.story_id
      where series_id = series.id and ${isOwn ? sql`true` : visibleTo(audience)}) as visible
    where author_id = ${authorId} ${isOwn ? sql`` : sql`and visible.parts_total > 0`}
      ${after ? sql`and (series.created_at, series.id) < (${after.created_at}::timestamptz, ${after.id}::uuid)` : sql``}
    order by series.created_at desc, series.id desc limit ${LIMITS.seriesPage + 1}`.execute(db)
  const { page, next } = pageUpTo(rows, LIMITS.seriesPage, instantCursorAt)
  const series = page.map(({ first, created_at: _created, ...card }) => ({
    ...card,
    cover_image_url:
      first && imageAddress(first.cover_image_url, { of: 'stories', id: first.id, size: 'card' }),
  }))
  return { series, next }
}

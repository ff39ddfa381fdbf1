import type { StoryLanguage } from '@kathasagar/story/vocabulary'
import { sql } from 'kysely'

import type { Db, Call } from '../../platform/call.ts'
import { audienceOf, presentCards, selectVisible } from '../catalogue/index.ts'
import type { Audience, ListContext } from '../catalogue/index.ts'

export const featuredFor = (
  db: Db,
  audience: Audience,
  { limit, reads }: { limit: number; reads: StoryLanguage },
) =>
  selectVisible(db, audience)
    .where('stories.is_featured', '=', true)
    .orderBy(sql`stories.language = ${reads}`, 'desc')
    .orderBy(sql`stories.featured_order nulls last`)
    .orderBy('stories.published_at', 'desc')
    .orderBy('stories.id', 'desc')
    .limit(limit)
    .execute()

export const listFeatured: Call<'listFeatured', ListContext> = async (ctx, { user, query }) => {
  const featured = await featuredFor(ctx.db, audienceOf(user, ctx), query)
  return presentCards(ctx.db, user, featured)
}

import type { StoryLanguage } from '@kathasagar/story/vocabulary'
import { sql } from 'kysely'

import type { Db } from '../../db/database.ts'
import type { Call } from '../../platform/call.ts'
import type { Platform } from '../../platform/context.ts'
import { audienceOf, type Reader } from '../../platform/policies.ts'
import { presentCards, selectVisible } from '../catalogue/index.ts'

/** Sorts by the reader's language, then by the editors' order. */
export const featuredFor = (
  db: Db,
  reader: Reader,
  { limit, reads }: { limit: number; reads: StoryLanguage },
) =>
  selectVisible(db, audienceOf(reader))
    .where('stories.is_featured', '=', true)
    .orderBy(sql`stories.language = ${reads}`, 'desc')
    .orderBy(sql`stories.featured_order nulls last`)
    .orderBy('stories.published_at', 'desc')
    .orderBy('stories.id', 'desc')
    .limit(limit)
    .execute()

export const listFeatured: Call<'listFeatured', Platform> = async ({ db }, { user, query }) =>
  presentCards(db, user, await featuredFor(db, user, query))

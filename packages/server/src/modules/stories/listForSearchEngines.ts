import type { Db } from '../../platform/call.ts'
import { listAddresses as listAuthors } from '../authors/index.ts'
import { visibleTo } from '../catalogue/index.ts'
import { listAddresses as listSeries } from '../series/index.ts'

/** Limits. Together with the site's own pages, they fit into one sitemap. */
const MAX = { stories: 35_000, authors: 9_000, series: 5_000 }
const EVERYBODY = { seesMature: false, hidesOpen: true }

export const listForSearchEngines = async (db: Db) => ({
  stories: await db
    .selectFrom('stories')
    .select(['stories.id', 'stories.updated_at'])
    .where(visibleTo(EVERYBODY))
    .orderBy('stories.published_at', 'desc')
    .orderBy('stories.id', 'desc')
    .limit(MAX.stories)
    .execute(),
  authors: await listAuthors(db, EVERYBODY, MAX.authors),
  series: await listSeries(db, EVERYBODY, MAX.series),
})

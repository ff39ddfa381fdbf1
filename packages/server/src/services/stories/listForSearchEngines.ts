import { listAddresses as listAuthors } from '../../modules/authors/index.ts'
import { listAddresses as listSeries } from '../../modules/series/index.ts'
import type { Ports } from '../ports.ts'

/** Together as many addresses as one sitemap may hold, and some for the site's own pages. */
const MOST = { stories: 35_000, authors: 9_000, series: 5_000 }
const EVERYBODY = { seesMature: false }

/** What may be found by anyone: stories that are published and not for adults alone, who wrote them, and series of them. */
export async function listForSearchEngines({ store }: Pick<Ports, 'store'>) {
  const { db, stories } = store.repositories
  return {
    stories: await stories.listAddresses(EVERYBODY, MOST.stories),
    authors: await listAuthors(db, EVERYBODY, MOST.authors),
    series: await listSeries(db, EVERYBODY, MOST.series),
  }
}

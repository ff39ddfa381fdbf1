import { listAddresses } from '../../modules/series/index.ts'
import type { Ports } from '../ports.ts'

/** Together as many addresses as one sitemap may hold, and some for the site's own pages. */
const MOST = { stories: 35_000, authors: 9_000, series: 5_000 }
const EVERYBODY = { seesMature: false }

/** What may be found by anyone: stories that are published and not for adults alone, who wrote them, and series of them. */
export async function listForSearchEngines({ store }: Pick<Ports, 'store'>) {
  const { db, stories, authors } = store.repositories
  return {
    stories: await stories.listAddresses(EVERYBODY, MOST.stories),
    authors: await authors.listAddresses(EVERYBODY, MOST.authors),
    series: await listAddresses(db, EVERYBODY, MOST.series),
  }
}

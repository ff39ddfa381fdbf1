import type { Ports } from '../ports.ts'

/** As many addresses as one sitemap may hold. */
const MOST = 49_000

/** What may be found by anyone: published, and not for adults alone. */
export const listForSearchEngines = ({ store }: Pick<Ports, 'store'>) =>
  store.repositories.stories.listAddresses({ seesMature: false }, MOST)

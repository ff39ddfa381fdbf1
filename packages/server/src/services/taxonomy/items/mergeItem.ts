import type { StoredUser } from '../../auth/ports.ts'
import type { Ports } from '../../ports.ts'
import type { Refusal } from '../../refusal.ts'
import type { StoredTaxonomy } from '../../admin/ports.ts'
import type { TaxonomyForm, TaxonomyKind } from './kinds.ts'
import { recordTaxonomy, refuseMerge } from './rules.ts'

interface Asked {
  id: string
  by: StoredUser
  /** The one that stays. */
  into: string
}

/** Gives all stories of a category or a tag to another one, and deletes it. */
export async function mergeItem<Row extends StoredTaxonomy, Form extends TaxonomyForm>(
  { store, clock }: Ports,
  kind: TaxonomyKind<Row, Form>,
  { id, by, into }: Asked,
): Promise<Row | Refusal> {
  const now = clock.now()
  return store.transaction(async (repos) => {
    const taxonomy = kind.of(repos)
    await taxonomy.lock()
    const rows = await taxonomy.list()
    const row = rows.find((it) => it.id === id)
    if (!row) return { code: 'not_found' }
    const refused = refuseMerge(rows, id, into)
    if (refused) return refused

    await taxonomy.moveStories(id, into)
    await taxonomy.remove(id)
    const before = { display_name: row.display_name, stories: row.stories }
    await recordTaxonomy(repos, { kind: kind.name, id, by, before, after: { into }, now })
    const merged = (await taxonomy.list()).find((it) => it.id === into)
    return merged ?? { code: 'not_found' }
  })
}

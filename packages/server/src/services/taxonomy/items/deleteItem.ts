import type { StoredUser } from '../../auth/ports.ts'
import type { Ports } from '../../ports.ts'
import type { Refusal } from '../../refusal.ts'
import type { StoredTaxonomy } from '../../admin/ports.ts'
import type { TaxonomyForm, TaxonomyKind } from './kinds.ts'
import { recordTaxonomy, refuseInUse } from './rules.ts'

/** Deletes a category or a tag that no story uses. */
export async function deleteItem<Row extends StoredTaxonomy, Form extends TaxonomyForm>(
  { store, clock }: Ports,
  kind: TaxonomyKind<Row, Form>,
  { id, by }: { id: string; by: StoredUser },
): Promise<{ id: string } | Refusal> {
  const now = clock.now()
  return store.transaction(async (repos) => {
    const taxonomy = kind.of(repos)
    await taxonomy.lock()
    const row = (await taxonomy.list()).find((it) => it.id === id)
    if (!row) return { code: 'not_found' }
    const inUse = refuseInUse(row)
    if (inUse) return inUse
    await taxonomy.remove(id)
    const before = kind.formOf(row)
    await recordTaxonomy(repos, { kind: kind.name, id, by, before, now })
    return { id }
  })
}

import type { StoredUser } from '../../auth/ports.ts'
import type { Ports } from '../../ports.ts'
import type { Refusal } from '../../refusal.ts'
import type { StoredTaxonomy } from '../../admin/ports.ts'
import type { TaxonomyChanges, TaxonomyForm, TaxonomyKind } from './kinds.ts'
import { recordTaxonomy, refuseTaken } from './rules.ts'

interface Asked<Form> {
  id: string
  by: StoredUser
  changes: TaxonomyChanges<Form>
}

/** Changes what readers see of a category or a tag; its key for data files stays. */
export async function changeItem<Row extends StoredTaxonomy, Form extends TaxonomyForm>(
  { store, clock }: Ports,
  kind: TaxonomyKind<Row, Form>,
  { id, by, changes }: Asked<Form>,
): Promise<Row | Refusal> {
  const now = clock.now()
  return store.transaction(async (repos) => {
    const taxonomy = kind.of(repos)
    await taxonomy.lock()
    const rows = await taxonomy.list()
    const row = rows.find((it) => it.id === id)
    if (!row) return { code: 'not_found' }
    const before = kind.formOf(row)
    const after = kind.formOf(row, changes)
    const taken = refuseTaken(rows, after.display_name, id)
    if (taken) return taken
    await taxonomy.change(id, after)
    await recordTaxonomy(repos, { kind: kind.name, id, by, before, after, now })
    return { ...row, ...after }
  })
}

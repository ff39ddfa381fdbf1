import type { StoredUser } from '../../auth/ports.ts'
import type { Ports } from '../../ports.ts'
import type { Refusal } from '../../refusal.ts'
import type { StoredTaxonomy } from '../../admin/ports.ts'
import { taxonomyKey } from './key.ts'
import type { TaxonomyForm, TaxonomyKind } from './kinds.ts'
import { recordTaxonomy, refuseTaken } from './rules.ts'

/** Adds a category, after all others, or a tag. */
export async function createItem<Row extends StoredTaxonomy, Form extends TaxonomyForm>(
  { store, clock, ids }: Ports,
  kind: TaxonomyKind<Row, Form>,
  { by, form }: { by: StoredUser; form: Form },
): Promise<Row | Refusal> {
  const now = clock.now()
  const key = taxonomyKey(form.display_name, ids)
  return store.transaction(async (repos) => {
    const taxonomy = kind.of(repos)
    await taxonomy.lock()
    const taken = refuseTaken(await taxonomy.list(), form.display_name)
    if (taken) return taken
    const id = await taxonomy.insert(form, key)
    await recordTaxonomy(repos, { kind: kind.name, id, by, after: form, now })
    const made = (await taxonomy.list()).find((row) => row.id === id)
    return made ?? { code: 'not_found' }
  })
}

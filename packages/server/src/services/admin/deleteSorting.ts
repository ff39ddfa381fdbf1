import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import type { StoredSorting } from './ports.ts'
import type { SortingForm, SortingKind } from './sortingKinds.ts'
import { recordSorting, refuseInUse } from './sortingRules.ts'

/** Deletes a category or a tag that no story uses. */
export async function deleteSorting<Row extends StoredSorting, Form extends SortingForm>(
  { store, clock }: Ports,
  kind: SortingKind<Row, Form>,
  { id, by }: { id: string; by: StoredUser },
): Promise<{ id: string } | Refusal> {
  const now = clock.now()
  return store.transaction(async (repos) => {
    const sorting = kind.of(repos)
    await sorting.lock()
    const row = (await sorting.list()).find((it) => it.id === id)
    if (!row) return { code: 'not_found' }
    const inUse = refuseInUse(row)
    if (inUse) return inUse
    await sorting.remove(id)
    const before = kind.formOf(row)
    await recordSorting(repos, { kind: kind.name, id, by, before, now })
    return { id }
  })
}

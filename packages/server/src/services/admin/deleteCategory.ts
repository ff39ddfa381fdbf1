import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import { recordSorting, refuseInUse } from './sortingRules.ts'

/** Deletes a category that no story uses. */
export async function deleteCategory(
  { store, clock }: Ports,
  { id, by }: { id: string; by: StoredUser },
): Promise<{ id: string } | Refusal> {
  const now = clock.now()
  return store.transaction(async (repos) => {
    await repos.adminCategories.lock()
    const row = (await repos.adminCategories.list()).find((it) => it.id === id)
    if (!row) return { code: 'not_found' }
    const inUse = refuseInUse(row)
    if (inUse) return inUse
    await repos.adminCategories.remove(id)
    const before = { display_name: row.display_name }
    await recordSorting(repos, { kind: 'category', id, by, before, now })
    return { id }
  })
}

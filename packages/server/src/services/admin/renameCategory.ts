import type { AdminCategory } from '@kathasagar/api/contract'

import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import { recordSorting, refuseTaken } from './sortingRules.ts'

interface Asked {
  id: string
  by: StoredUser
  display_name: string
}

/** Renames a category as readers see it; its key for data files stays. */
export async function renameCategory(
  { store, clock }: Ports,
  { id, by, display_name }: Asked,
): Promise<AdminCategory | Refusal> {
  const now = clock.now()
  return store.transaction(async (repos) => {
    await repos.adminCategories.lock()
    const rows = await repos.adminCategories.list()
    const row = rows.find((it) => it.id === id)
    if (!row) return { code: 'not_found' }
    const taken = refuseTaken(rows, display_name, id)
    if (taken) return taken
    await repos.adminCategories.change(id, { display_name })
    const before = { display_name: row.display_name }
    await recordSorting(repos, { kind: 'category', id, by, before, after: { display_name }, now })
    return { ...row, display_name }
  })
}

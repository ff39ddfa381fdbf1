import type { AdminCategory } from '@kathasagar/api/contract'

import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import { recordSorting, refuseMerge } from './sortingRules.ts'

interface Asked {
  id: string
  by: StoredUser
  /** The one that stays. */
  into: string
}

/** Moves all stories of a category into another one, and deletes it. */
export async function mergeCategory(
  { store, clock }: Ports,
  { id, by, into }: Asked,
): Promise<AdminCategory | Refusal> {
  const now = clock.now()
  return store.transaction(async (repos) => {
    await repos.adminCategories.lock()
    const rows = await repos.adminCategories.list()
    const row = rows.find((it) => it.id === id)
    if (!row) return { code: 'not_found' }
    const refused = refuseMerge(rows, id, into)
    if (refused) return refused

    await repos.adminCategories.moveStories(id, into)
    await repos.adminCategories.remove(id)
    const before = { display_name: row.display_name, stories: row.stories }
    await recordSorting(repos, { kind: 'category', id, by, before, after: { into }, now })
    const merged = (await repos.adminCategories.list()).find((it) => it.id === into)
    return merged ?? { code: 'not_found' }
  })
}

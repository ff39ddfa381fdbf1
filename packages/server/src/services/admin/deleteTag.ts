import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import { recordSorting, refuseInUse } from './sortingRules.ts'

/** Deletes a tag that no story uses. */
export async function deleteTag(
  { store, clock }: Ports,
  { id, by }: { id: string; by: StoredUser },
): Promise<{ id: string } | Refusal> {
  const now = clock.now()
  return store.transaction(async (repos) => {
    await repos.adminTags.lock()
    const row = (await repos.adminTags.list()).find((it) => it.id === id)
    if (!row) return { code: 'not_found' }
    const inUse = refuseInUse(row)
    if (inUse) return inUse
    await repos.adminTags.remove(id)
    const before = { display_name: row.display_name }
    await recordSorting(repos, { kind: 'tag', id, by, before, now })
    return { id }
  })
}

import type { AdminTag, TagChanges } from '@kathasagar/api/contract'

import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import { recordSorting, refuseTaken } from './sortingRules.ts'

interface Asked {
  id: string
  by: StoredUser
  changes: TagChanges
}

/** Renames a tag as readers see it, or gives it another colour. */
export async function changeTag(
  { store, clock }: Ports,
  { id, by, changes }: Asked,
): Promise<AdminTag | Refusal> {
  const now = clock.now()
  return store.transaction(async (repos) => {
    await repos.adminTags.lock()
    const rows = await repos.adminTags.list()
    const row = rows.find((it) => it.id === id)
    if (!row) return { code: 'not_found' }
    const { display_name = row.display_name, color = row.color } = changes
    const taken = refuseTaken(rows, display_name, id)
    if (taken) return taken
    const after = { display_name, color }
    await repos.adminTags.change(id, after)
    const before = { display_name: row.display_name, color: row.color }
    await recordSorting(repos, { kind: 'tag', id, by, before, after, now })
    return { ...row, ...after }
  })
}

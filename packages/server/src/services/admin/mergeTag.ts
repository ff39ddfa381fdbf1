import type { AdminTag } from '@kathasagar/api/contract'

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

/** Gives all stories of a tag another one in its place, and deletes it. */
export async function mergeTag(
  { store, clock }: Ports,
  { id, by, into }: Asked,
): Promise<AdminTag | Refusal> {
  const now = clock.now()
  return store.transaction(async (repos) => {
    await repos.adminTags.lock()
    const rows = await repos.adminTags.list()
    const row = rows.find((it) => it.id === id)
    if (!row) return { code: 'not_found' }
    const refused = refuseMerge(rows, id, into)
    if (refused) return refused

    await repos.adminTags.moveStories(id, into)
    await repos.adminTags.remove(id)
    const before = { display_name: row.display_name, stories: row.stories }
    await recordSorting(repos, { kind: 'tag', id, by, before, after: { into }, now })
    const merged = (await repos.adminTags.list()).find((it) => it.id === into)
    return merged ?? { code: 'not_found' }
  })
}

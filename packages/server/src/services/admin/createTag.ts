import type { AdminTag, TagForm } from '@kathasagar/api/contract'

import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import { sortingKey } from './sortingKey.ts'
import { recordSorting, refuseTaken } from './sortingRules.ts'

/** Adds a tag. */
export async function createTag(
  { store, clock, ids }: Ports,
  by: StoredUser,
  form: TagForm,
): Promise<AdminTag | Refusal> {
  const now = clock.now()
  const key = sortingKey(form.display_name, ids)
  return store.transaction(async (repos) => {
    await repos.adminTags.lock()
    const taken = refuseTaken(await repos.adminTags.list(), form.display_name)
    if (taken) return taken
    const id = await repos.adminTags.insert(form, key)
    await recordSorting(repos, { kind: 'tag', id, by, after: { ...form }, now })
    return { id, ...form, stories: 0 }
  })
}

import type { AdminCategory, CategoryForm } from '@kathasagar/api/contract'

import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import { sortingKey } from './sortingKey.ts'
import { recordSorting, refuseTaken } from './sortingRules.ts'

/** Adds a category after all others. */
export async function createCategory(
  { store, clock, ids }: Ports,
  by: StoredUser,
  form: CategoryForm,
): Promise<AdminCategory | Refusal> {
  const now = clock.now()
  const key = sortingKey(form.display_name, ids)
  return store.transaction(async (repos) => {
    await repos.adminCategories.lock()
    const taken = refuseTaken(await repos.adminCategories.list(), form.display_name)
    if (taken) return taken
    const id = await repos.adminCategories.insert(form, key)
    await recordSorting(repos, { kind: 'category', id, by, after: { ...form }, now })
    const made = (await repos.adminCategories.list()).find((row) => row.id === id)
    return made ?? { code: 'not_found' }
  })
}

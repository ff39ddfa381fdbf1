import type { AdminCategory } from '@kathasagar/api/contract'

import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import { fieldRefusal, type Refusal } from '../refusal.ts'
import { recordTaxonomy } from './items/rules.ts'

/** Puts categories in this order; those that are not named follow as they stood. */
export async function orderCategories(
  { store, clock }: Ports,
  by: StoredUser,
  asked: readonly string[],
): Promise<AdminCategory[] | Refusal> {
  const now = clock.now()
  return store.transaction(async (repos) => {
    await repos.adminCategories.lock()
    const rows = await repos.adminCategories.list()
    const known = new Set(rows.map(({ id }) => id))
    if (asked.some((id) => !known.has(id))) return fieldRefusal('ids', 'There is no such category')

    const order = [...new Set([...asked, ...known])]
    await repos.adminCategories.setOrder(order)
    for (const [at, id] of order.entries()) {
      const was = rows.findIndex((row) => row.id === id)
      if (was === at) continue
      const [before, after] = [{ place: was + 1 }, { place: at + 1 }]
      await recordTaxonomy(repos, { kind: 'category', id, by, before, after, now })
    }
    return repos.adminCategories.list()
  })
}

import type { AdminCategory } from '@kathasagar/api/contract'

import { recordEvents } from '../../modules/audit/index.ts'
import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import { fieldRefusal, type Refusal } from '../refusal.ts'
import { taxonomyEvent } from './items/rules.ts'

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
    const placeBefore = new Map(rows.map(({ id }, at) => [id, at + 1]))
    const moved = order.flatMap((id, at) => {
      const [before, after] = [{ place: placeBefore.get(id) ?? 0 }, { place: at + 1 }]
      if (before.place === after.place) return []
      return [taxonomyEvent({ kind: 'category', id, by, before, after })]
    })
    // All at once: whoever else orders them waits for this.
    await recordEvents(repos.db, moved, now)
    return repos.adminCategories.list()
  })
}

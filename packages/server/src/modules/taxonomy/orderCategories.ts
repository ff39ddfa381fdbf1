import type { AdminCategory } from '@kathasagar/api/contract'
import { sql } from 'kysely'

import { type Call, type Platform, fieldRefusal, type Refusal } from '../../platform/call.ts'
import { recordEvents } from '../audit/index.ts'
import { lockTaxonomy, taxonomyEvent } from './items.ts'
import { CATEGORIES } from './kinds.ts'

/** Orders categories. Omitted categories follow in their current order. */
export const orderCategories: Call<'orderCategories', Platform> = (ctx, { user, body }) =>
  ctx.transaction<AdminCategory[] | Refusal>(async (db) => {
    await lockTaxonomy(db)
    const rows = await CATEGORIES.list(db)
    const known = new Set(rows.map(({ id }) => id))
    if (body.ids.some((id) => !known.has(id))) {
      return fieldRefusal('ids', 'There is no such category')
    }
    const order = [...new Set([...body.ids, ...known])]
    await sql`update categories set sort_order = given.place::int
      from unnest(${order}::uuid[]) with ordinality as given (id, place)
      where categories.id = given.id`.execute(db)
    const placeBefore = new Map(rows.map(({ id }, at) => [id, at + 1]))
    const moved = order.flatMap((id, at) => {
      const [before, after] = [{ place: placeBefore.get(id) ?? 0 }, { place: at + 1 }]
      if (before.place === after.place) return []
      return [taxonomyEvent({ kind: 'category', id, by: user, before, after })]
    })
    // Uses one statement, because other callers wait for the lock.
    await recordEvents(db, moved, ctx.clock.now())
    return CATEGORIES.list(db)
  })

import type { SavedViews, SaveViewRequest } from '@kathasagar/api/contract'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'

import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'

/** Keeps a view by its name; a default one takes the place of another. */
export function saveView(
  { store, clock }: Ports,
  adminId: string,
  request: SaveViewRequest,
): Promise<SavedViews | Refusal> {
  return store.transaction(async ({ savedViews, users }) => {
    // Two calls at once keep to the limit, and to one default.
    await users.lockUser(adminId)
    const kept = await savedViews.list(adminId)
    const isKnown = kept.some(({ name }) => name === request.name)
    if (!isKnown && kept.length >= LIMITS.savedViewsMax) return { code: 'views_full' }
    if (request.is_default) await savedViews.clearDefault(adminId)
    await savedViews.save(adminId, request, clock.now())
    return { views: await savedViews.list(adminId) }
  })
}

import type { BulkFeaturedAnswer, BulkFeaturedRequest } from '@kathasagar/api/contract'

import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import { canBeFeatured, featureStory } from './featureStories.ts'

/** Features many stories at once, or leaves them off; what cannot be is named, not refused. */
export async function bulkFeature(
  { store, clock }: Ports,
  user: StoredUser,
  { ids, is_featured }: BulkFeaturedRequest,
): Promise<BulkFeaturedAnswer> {
  const now = clock.now()
  return store.transaction(async (repos) => {
    const found = await repos.adminStories.lockFeatured([...new Set(ids)])
    const able = found.filter((story) => canBeFeatured(story, is_featured))
    for (const story of able) await featureStory(repos, story, { user, is_featured, now })

    const changed = new Set(able.map(({ id }) => id))
    return {
      changed: [...changed],
      passed_over: [...new Set(ids)].filter((id) => !changed.has(id)),
    }
  })
}

import type { CoauthorAccepted } from '@kathasagar/api/contract'

import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'

/** Accepts to write a story; to who was not asked there is none. */
export async function acceptCoauthoring(
  { store, clock }: Ports,
  { storyId, userId }: { storyId: string; userId: string },
): Promise<CoauthorAccepted | Refusal> {
  const { coauthors } = store.repositories
  const accepted = await coauthors.accept(storyId, userId, clock.now())
  return accepted ? { story_id: storyId, role: accepted.role } : { code: 'story_not_found' }
}

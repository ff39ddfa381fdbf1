import type { LikeAnswer } from '@kathasagar/api/contract'

import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { toggleEngagement } from './toggleEngagement.ts'

/** Likes a story, or takes it back. */
export async function likeStory(
  ports: Ports,
  asked: { storyId: string; user: StoredUser },
): Promise<LikeAnswer | Refusal> {
  const marked = await toggleEngagement(ports, { ...asked, mark: 'like' })
  return isRefusal(marked) ? marked : { is_liked: marked.is_marked, likes_total: marked.total }
}

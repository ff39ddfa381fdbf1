import type { LikeAnswer } from '@kathasagar/api/contract'

import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { findSaid, type AskedComment } from './findTalk.ts'

/** Likes a comment, or removes the like. */
export async function likeComment(
  { store }: Ports,
  asked: AskedComment,
): Promise<LikeAnswer | Refusal> {
  const said = await findSaid({ store }, asked)
  if (isRefusal(said)) return said
  if (said.comment.words === null) return { code: 'not_found' }
  return store.transaction(
    async ({ comments }) =>
      (await comments.toggleLike(asked.commentId, asked.user.id)) ?? { code: 'not_found' },
  )
}

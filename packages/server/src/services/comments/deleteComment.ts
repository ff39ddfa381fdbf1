import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { findSaid, type AskedComment } from './findTalk.ts'

/** Deletes a comment of the caller's own; where it has answers, they stay and its words go. */
export async function deleteComment(
  { store }: Ports,
  asked: AskedComment,
): Promise<{ is_deleted: true } | Refusal> {
  const said = await findSaid({ store }, asked)
  if (isRefusal(said)) return said
  if (said.comment.user_id !== asked.user.id) return { code: 'not_found' }
  return store.transaction(async ({ comments }) => {
    if (await comments.lock(asked.commentId)) await comments.remove(asked.commentId)
    return { is_deleted: true }
  })
}

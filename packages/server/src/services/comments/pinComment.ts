import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { findSaid, type AskedComment } from './findTalk.ts'

/** Has a comment stand before all others, in place of the one that stood there; its story's author decides. */
export async function pinComment(
  { store }: Ports,
  { is_pinned, ...asked }: AskedComment & { is_pinned: boolean },
): Promise<{ is_pinned: boolean } | Refusal> {
  const said = await findSaid({ store }, asked)
  if (isRefusal(said)) return said
  if (!said.reader.isModerator) return { code: 'forbidden' }
  const { parent_id, words } = said.comment
  if (parent_id !== null || words === null) return { code: 'not_found' }
  await store.transaction(({ comments }) => comments.pin(asked.commentId, asked.storyId, is_pinned))
  return { is_pinned }
}

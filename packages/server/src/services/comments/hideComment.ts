import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { findSaid, type AskedComment } from './findTalk.ts'

/** Hides a comment from readers, or shows it again; what an editor has hidden only an editor shows. */
export async function hideComment(
  { store }: Ports,
  { is_hidden, ...asked }: AskedComment & { is_hidden: boolean },
): Promise<{ is_hidden: boolean } | Refusal> {
  const said = await findSaid({ store }, asked)
  if (isRefusal(said)) return said
  const isEditor = asked.user.role === 'admin'
  const mayNot = said.comment.hidden_by === 'editor' && !isEditor
  if (!said.reader.isModerator || mayNot) return { code: 'forbidden' }
  const by = isEditor ? 'editor' : 'author'
  await store.repositories.comments.hide(asked.commentId, is_hidden ? by : null)
  return { is_hidden }
}

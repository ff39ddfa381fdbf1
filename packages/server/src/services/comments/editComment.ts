import type { SaidComment } from '@kathasagar/api/contract'

import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { declineSaid } from './declineSaid.ts'
import { findSaid, type AskedComment } from './findTalk.ts'
import { editableUntil, presentComment } from './presentComment.ts'

/** Replaces the words of the caller's own comment. Returns `edit_too_late` after ten minutes. */
export async function editComment(
  ports: Ports,
  { words, ...asked }: AskedComment & { words: string },
): Promise<SaidComment | Refusal> {
  const said = await findSaid(ports, asked)
  if (isRefusal(said)) return said
  const { comment } = said
  if (comment.user_id !== asked.user.id) return { code: 'not_found' }
  const now = ports.clock.now()
  if (!editableUntil(comment, now)) return { code: 'edit_too_late' }
  const declined = await declineSaid(ports, words, said)
  if (declined) return { comment: null, declined }

  const refused = await ports.store.transaction(
    async ({ comments, blocks }): Promise<Refusal | null> => {
      if (await blocks.hasBlocked(said.story.author_id, asked.user.id)) return { code: 'forbidden' }
      if (await comments.isClosed(asked.storyId)) return { code: 'comments_closed' }
      await comments.edit(comment.id, words, now)
      return null
    },
  )
  if (refused) return refused
  return { comment: presentComment({ ...comment, words, edited_at: now }, said, now) }
}

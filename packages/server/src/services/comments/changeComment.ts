import type {
  LikeAnswer,
  SaidComment,
  SaidReportRequest,
  StoryReportAnswer,
} from '@kathasagar/api/contract'

import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { declineSaid } from './declineSaid.ts'
import { type AskedComment, findSaid, findTalk } from './findTalk.ts'
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

/** Deletes the caller's own comment. If it has answers, only its words and its writer go. */
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

/** Hides a comment from readers, or shows it. Only an admin shows what an admin has hidden. */
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

interface Closing {
  storyId: string
  user: StoredUser
  are_closed: boolean
}

/** Closes or opens the comments on a story. */
export async function closeComments(
  { store }: Ports,
  { are_closed, ...asked }: Closing,
): Promise<{ are_closed: boolean } | Refusal> {
  const talk = await findTalk({ store }, asked)
  if (isRefusal(talk)) return talk
  if (!talk.reader.isModerator) return { code: 'forbidden' }
  await store.repositories.comments.close(asked.storyId, are_closed)
  return { are_closed }
}

/** Saves a report of a comment, with its present words, among the reports of its story. */
export async function reportComment(
  ports: Ports,
  given: AskedComment & SaidReportRequest,
): Promise<StoryReportAnswer | Refusal> {
  const said = await findSaid(ports, given)
  if (isRefusal(said)) return said
  const { story, comment } = said
  if (comment.words === null) return { code: 'not_found' }
  const { user, reason, note } = given
  const of = { storyId: story.id, storyTitle: story.title, reporterId: user.id }
  const about = { scene: null, sessionId: null, sharedPlay: null }
  const reported = { id: comment.id, words: comment.words }
  await ports.store.repositories.reports.report(
    { ...of, ...about, reason, note, said: reported },
    ports.clock.now(),
  )
  return { is_reported: true }
}

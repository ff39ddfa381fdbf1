import { MINUTE_MS, type CommentRequest, type SaidComment } from '@kathasagar/api/contract'

import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import type { Repositories } from '../repositories.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { declineSaid } from './declineSaid.ts'
import { findTalk, type Talk } from './findTalk.ts'
import type { StoredComment } from './ports.ts'
import { presentComment } from './presentComment.ts'

interface Posting extends CommentRequest {
  storyId: string
  user: StoredUser
}

/**
 * Saves a comment on a story, or a reply to a comment.
 * Returns the earlier comment if the user sent the same one within the last minute.
 */
export async function postComment(ports: Ports, given: Posting): Promise<SaidComment | Refusal> {
  const talk = await findTalk(ports, given)
  if (isRefusal(talk)) return talk
  const declined = await declineSaid(ports, given.words, talk)
  if (declined) return { comment: null, declined }

  const id = ports.ids.newId()
  const now = ports.clock.now()
  const written = await ports.store.transaction(async (repositories): Promise<Written> => {
    const { comments, blocks, notices } = repositories
    const { user, storyId: story_id, words, is_spoiler, answers_to } = given
    if (await blocks.hasBlocked(talk.story.author_id, user.id)) return { code: 'forbidden' }
    if (await comments.isClosed(talk.story.id)) return { code: 'comments_closed' }
    const refused = await refuseAnswer(repositories, given, talk)
    if (refused) return refused
    // Two requests at once must not both find no earlier comment.
    await repositories.users.lockUser(user.id)
    const comment = { story_id, user_id: user.id, words, parent_id: answers_to ?? null }
    const same = await comments.findSame(comment, new Date(now.getTime() - MINUTE_MS))
    if (same !== undefined) return comments.find(same, story_id, talk.reader)
    await comments.insert({ ...comment, id, is_spoiler, created_at: now })
    await notices.tellOfComment(id, { actorId: user.id, now })
    return comments.find(id, story_id, talk.reader)
  })
  if (isRefusal(written)) return written
  return { comment: written ? presentComment(written, talk, now) : null }
}

type Written = StoredComment | undefined | Refusal

/** Locks the comment that is answered, so that nobody deletes it meanwhile. Returns why it cannot be answered. */
async function refuseAnswer(
  { comments }: Repositories,
  { answers_to, storyId }: Posting,
  { reader }: Talk,
): Promise<Refusal | null> {
  if (answers_to === undefined) return null
  const isThere = await comments.lock(answers_to)
  const answered = isThere ? await comments.find(answers_to, storyId, reader) : undefined
  if (!answered || answered.words === null) return { code: 'not_found' }
  return answered.parent_id === null ? null : { code: 'answers_one_level' }
}

import { MINUTE_MS, type CommentRequest, type SaidComment } from '@kathasagar/api/contract'

import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import type { Repositories } from '../repositories.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { sceneOf, type NamedScene } from '../sessions/state/sceneAt.ts'
import { declineSaid } from './declineSaid.ts'
import { findTalk, type Talk } from './findTalk.ts'
import { handlesToTell } from './findMentions.ts'
import type { NewComment, StoredComment } from './ports.ts'
import { presentComment } from './presentComment.ts'

interface Posting extends CommentRequest {
  storyId: string
  user: StoredUser
}

/**
 * Saves a comment on a story, on the scene where a play stands, or in answer to another comment.
 * Returns the earlier comment if the user sent the same one within the last minute.
 */
export async function postComment(ports: Ports, given: Posting): Promise<SaidComment | Refusal> {
  const talk = await findTalk(ports, given)
  if (isRefusal(talk)) return talk
  const scene = await sceneOfPlay(ports, given)
  if (isRefusal(scene)) return scene
  const declined = await declineSaid(ports, given.words, talk)
  if (declined) return { comment: null, declined }

  const id = ports.ids.newId()
  const now = ports.clock.now()
  const written = await ports.store.transaction(async (repositories): Promise<Written> => {
    const { comments, blocks, notices } = repositories
    const { user, storyId: story_id, words } = given
    if (await blocks.hasBlocked(talk.story.author_id, user.id)) return { code: 'forbidden' }
    if (await comments.isClosed(talk.story.id)) return { code: 'comments_closed' }
    const place = await placeOf(repositories, given, talk, scene)
    if (isRefusal(place)) return place
    // Two requests at once must not both find no earlier comment.
    await repositories.users.lockUser(user.id)
    const { parent_id } = place
    const since = new Date(now.getTime() - MINUTE_MS)
    const same = await comments.findSame({ story_id, user_id: user.id, words, parent_id }, since)
    if (same !== undefined) return comments.find(same, story_id, talk.reader)
    await comments.insert({ id, story_id, user_id: user.id, words, created_at: now, ...place })
    const by = { actorId: user.id, now, isEdit: false }
    await notices.tellOfComment(id, handlesToTell(words), by)
    return comments.find(id, story_id, talk.reader)
  })
  if (isRefusal(written)) return written
  return { comment: written ? presentComment(written, talk, now) : null }
}

type Written = StoredComment | undefined | Refusal
type Place = Pick<NewComment, 'parent_id' | 'scene_name' | 'scene_title'>

/** The scene where the play stands that was named; null where none was. */
async function sceneOfPlay(
  ports: Ports,
  { session_id, storyId, user }: Posting,
): Promise<NamedScene | null | Refusal> {
  if (session_id === undefined) return null
  const session = await ports.store.repositories.sessions.findSession(session_id, user.id)
  if (session?.story_id !== storyId) return { code: 'session_not_found' }
  return sceneOf(ports, session)
}

/** Nobody deletes the comment that is answered while the answer is written. */
async function placeOf(
  { comments }: Repositories,
  { answers_to, storyId }: Posting,
  { reader }: Talk,
  scene: NamedScene | null,
): Promise<Place | Refusal> {
  if (answers_to === undefined) {
    const [scene_name, scene_title] = [scene?.name ?? null, scene?.title ?? null]
    return { parent_id: null, scene_name, scene_title }
  }
  const isThere = await comments.lock(answers_to)
  const answered = isThere ? await comments.find(answers_to, storyId, reader) : undefined
  if (!answered || answered.words === null) return { code: 'not_found' }
  if (answered.parent_id !== null) return { code: 'answers_one_level' }
  const { id: parent_id, scene_name, scene_title } = answered
  return { parent_id, scene_name, scene_title }
}

import type { Db } from '../../db/database.ts'
import { findStory, type StoredStory } from '../catalogue/index.ts'
import { canSeeStory, isOldEnough, type Reader } from '../../platform/policies.ts'
import { isRefusal, type Refusal } from '../../platform/call.ts'
import { findComment, type CommentRow, type SaidReader } from './comments.queries.ts'

export interface Talk {
  story: StoredStory
  reader: SaidReader
}

/** Returns the story if the reader may read its comments, or a refusal. */
export async function findTalk(db: Db, storyId: string, user: Reader): Promise<Talk | Refusal> {
  const story = await findStory(db, storyId)
  if (!story || !canSeeStory(story, user)) return { code: 'story_not_found' }
  if (!isOldEnough(story, user)) return { code: 'adults_only' }
  const isModerator = user !== null && (user.id === story.author_id || user.role === 'admin')
  return { story, reader: { userId: user?.id ?? null, isModerator } }
}

/** Returns the comment and its story if the reader may see them, or a refusal. */
export async function findSaid(
  db: Db,
  { story_id, comment_id }: { story_id: string; comment_id: string },
  user: Reader,
): Promise<(Talk & { comment: CommentRow }) | Refusal> {
  const talk = await findTalk(db, story_id, user)
  if (isRefusal(talk)) return talk
  const comment = await findComment(db, comment_id, story_id, talk.reader)
  return comment === undefined ? { code: 'not_found' } : { ...talk, comment }
}

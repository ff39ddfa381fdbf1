import type { StoredUser } from '../auth/ports.ts'
import { canSeeStory, isOldEnough, type Reader } from '../policies.ts'
import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import type { StoredStory } from '../stories/ports.ts'
import type { SaidReader, StoredComment } from './ports.ts'

export interface Talk {
  story: StoredStory
  reader: SaidReader
}

/** Returns a story whose comments the reader may read. */
export async function findTalk(
  { store }: Pick<Ports, 'store'>,
  { storyId, user }: { storyId: string; user: Reader },
): Promise<Talk | Refusal> {
  const story = await store.repositories.stories.findStory(storyId)
  if (!story || !canSeeStory(story, user)) return { code: 'story_not_found' }
  if (!isOldEnough(story, user)) return { code: 'adults_only' }
  const isModerator = user !== null && (user.id === story.author_id || user.role === 'admin')
  return { story, reader: { userId: user?.id ?? null, isModerator } }
}

/** Ids of a comment and its story, and the caller. */
export interface AskedComment {
  storyId: string
  commentId: string
  user: StoredUser
}

/** Returns a comment that the reader may see, with its story. */
export async function findSaid(
  ports: Pick<Ports, 'store'>,
  { storyId, commentId, user }: AskedComment,
): Promise<(Talk & { comment: StoredComment }) | Refusal> {
  const talk = await findTalk(ports, { storyId, user })
  if ('code' in talk) return talk
  const { comments } = ports.store.repositories
  const comment = await comments.find(commentId, storyId, talk.reader)
  return comment === undefined ? { code: 'not_found' } : { ...talk, comment }
}

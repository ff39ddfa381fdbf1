import type { Ports } from '../ports.ts'
import type { StoredStoryCard } from '../stories/ports.ts'

/** Whether a reader has muted a story, or its author. */
export async function isMutedFor(
  { store }: Pick<Ports, 'store'>,
  userId: string,
  { id: story_id, author_id }: Pick<StoredStoryCard, 'id' | 'author_id'>,
): Promise<boolean> {
  const { muted } = store.repositories
  return (await muted.isMuted(userId, { story_id })) || muted.isMuted(userId, { author_id })
}

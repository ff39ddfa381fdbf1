import { recordEvent } from '../audit/recordEvent.ts'
import type { StoredUser } from '../auth/ports.ts'
import { isEditing } from '../policies.ts'
import type { Repositories } from '../repositories.ts'
import type { OwnStory } from '../stories/authoringPorts.ts'

/** Keeps that an admin has changed who writes a story of somebody else. */
export async function recordSharing(
  repositories: Pick<Repositories, 'audit'>,
  story: Pick<OwnStory, 'id' | 'author_id'>,
  user: StoredUser,
  now: Date,
) {
  if (!isEditing(story, user)) return
  const target = { kind: 'story', id: story.id }
  await recordEvent(repositories, { actor_id: user.id, act: 'story_edited', target }, now)
}

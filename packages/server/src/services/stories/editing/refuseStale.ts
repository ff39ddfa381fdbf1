import type { StoredUser } from '../../auth/ports.ts'
import { isEditing } from '../../policies.ts'
import type { Refusal } from '../../refusal.ts'
import type { OwnStory } from '../authoringPorts.ts'

/** Refuses what was decided without having seen the last save. */
export function refuseStale(story: OwnStory, revision: number | undefined): Refusal | null {
  if (revision === undefined || revision === story.revision) return null
  return {
    code: 'story_changed',
    revision: story.revision,
    changed_at: story.updated_at.toISOString(),
    changed_by: story.changed_by_name,
  }
}

const CHANGED =
  'The author has saved this story since you opened it. Open it again to read it as it is now.'

/** The same of what somebody decides about a whole story, in an editor's words where one decides. */
export function refuseUnread(
  story: OwnStory,
  user: StoredUser,
  revision: number | undefined,
): Refusal | null {
  const stale = refuseStale(story, revision)
  return stale && isEditing(story, user) ? { ...stale, detail: CHANGED } : stale
}

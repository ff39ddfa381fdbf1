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

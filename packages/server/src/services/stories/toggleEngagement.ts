import type { StoredUser } from '../auth/ports.ts'
import { canSeeStory } from '../policies.ts'
import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import type { Mark } from './ports.ts'

interface Toggle {
  mark: Mark
  storyId: string
  user: StoredUser
}

/** Likes or bookmarks a story, or takes it back; row and counter change together. */
export async function toggleEngagement(
  { store }: Ports,
  { mark, storyId, user }: Toggle,
): Promise<{ is_marked: boolean; total: number } | Refusal> {
  return store.transaction(async ({ stories, engagement }) => {
    const story = await stories.findStory(storyId)
    if (!story || !canSeeStory(story, user)) return { code: 'story_not_found' }
    return engagement.toggle(mark, storyId, user.id)
  })
}

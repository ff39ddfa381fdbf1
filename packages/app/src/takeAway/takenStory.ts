import type { OfflinePlay } from '@kathasagar/api/contract'
import type { AboutStory } from '@kathasagar/story/schema'

/** A story as its page carries it. */
export interface TakenStory {
  /** Names the page: what was played is kept under it. */
  id: string
  /** Its scenes, with the pictures of its plates as `data:` addresses. */
  structure: NonNullable<OfflinePlay['structure']>
  about: Pick<
    AboutStory,
    'language' | 'content_rating' | 'story_prompt' | 'initial_xp' | 'game_config'
  >
}

/** The element that holds the story in its page. */
export const STORY_ELEMENT = 'story'

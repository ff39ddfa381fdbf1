import type { OfflinePlay } from '@kathasagar/api/contract'
import type { AboutStory } from '@kathasagar/story/schema'

/** A story as its page carries it. */
export interface TakenStory {
  /** Names the page: what was played is kept under it. */
  id: string
  structure: NonNullable<OfflinePlay['structure']>
  about: Pick<
    AboutStory,
    'language' | 'content_rating' | 'story_prompt' | 'initial_xp' | 'game_config'
  >
  /** Pictures of scenes, each as a `data:` address with its words, by the name of the scene. */
  pictures: Readonly<Record<string, { image: string; alt: string }>>
}

/** The element that holds the story in its page. */
export const STORY_ELEMENT = 'story'

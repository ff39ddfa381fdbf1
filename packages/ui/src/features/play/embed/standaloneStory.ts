import type { OfflinePlay } from '@kathasagar/api/contract'
import type { AboutStory } from '@kathasagar/story/schema'

export interface StandaloneStory {
  id: string
  structure: NonNullable<OfflinePlay['structure']>
  about: Pick<
    AboutStory,
    'language' | 'content_rating' | 'story_prompt' | 'initial_xp' | 'game_config'
  >
}

export const STORY_ELEMENT = 'story'

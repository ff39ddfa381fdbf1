import type { StoryStructure } from '@kathasagar/story'
import type { AboutStory } from '@kathasagar/story/schema'

/** What leaves the house, and comes back as it was. */
export interface ExportedStory {
  title: string
  structure: StoryStructure
  /** The rest of it; absent where the scenes leave alone. */
  about?: AboutStory | undefined
}

export const JSON_FORMAT = 'kathasagar-story'
/** The second brings what the story is beside its scenes. */
export const JSON_VERSION = 2

import type { StoryStructure } from '@kathasagar/story'
import type { AboutStory } from '@kathasagar/story/schema'

export interface ExportedStory {
  title: string
  structure: StoryStructure
  about?: AboutStory | undefined
}

export const JSON_FORMAT = 'kathasagar-story'
/** Version 2 adds `about`. */
export const JSON_VERSION = 2

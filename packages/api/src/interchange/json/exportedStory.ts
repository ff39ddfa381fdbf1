import type { StoryStructure } from '../../rules/structure.ts'

/** What leaves the house, and comes back as it was. */
export interface ExportedStory {
  title: string
  structure: StoryStructure
}

export const JSON_FORMAT = 'kathasagar-story'
export const JSON_VERSION = 1

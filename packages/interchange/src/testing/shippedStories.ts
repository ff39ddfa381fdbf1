import { readStories } from '@kathasagar/stories'

import type { StoryStructure } from '@kathasagar/story'
import { readAbout } from '../json/readAbout.ts'
import type { ExportedStory } from '../json/exportedStory.ts'

export function shippedStories(): ExportedStory[] {
  return readStories<{ title: string; story_structure: StoryStructure }>().map((kept) => {
    const { title, story_structure: structure } = kept
    return { title, structure, about: readAbout(kept).about }
  })
}

import type { StoryStructure } from '@kathasagar/story'

import { formRefusal, type Refusal } from '../refusal.ts'
import type { Repositories } from '../repositories.ts'

/** Refuses a story that is to be played by a page which is not here. */
export async function refuseUnknownPage(
  { storyPages }: Pick<Repositories, 'storyPages'>,
  structure: StoryStructure | null | undefined,
): Promise<Refusal | null> {
  const page = structure?.page
  if (page === undefined || (await storyPages.hasPage(page.hash))) return null
  return formRefusal('story_structure', 'pageUnknown')
}

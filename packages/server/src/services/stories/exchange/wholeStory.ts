import { aboutOf, type ExportedStory } from '@kathasagar/interchange'

import type { Repositories } from '../../repositories.ts'
import type { Editor, OwnStory } from '../authoringPorts.ts'
import { structureOf } from '../editing/ownStory.ts'
import { presentEditable } from '../editing/presentOwnStory.ts'
import { taxonomyNames } from './taxonomyNames.ts'

/** All of a story that can leave; null while it has no scenes. */
export async function wholeStory(
  repos: Pick<Repositories, 'stories' | 'taxonomy'>,
  story: OwnStory,
  editor: Editor,
): Promise<ExportedStory | null> {
  const structure = await structureOf(repos, story)
  if (structure === null) return null
  const about = aboutOf(presentEditable(story, structure, editor), await taxonomyNames(repos))
  return { title: story.title, structure, about }
}

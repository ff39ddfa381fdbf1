import type { StoryChanges } from '@kathasagar/api/contract'

import { type Call, isRefusal } from '../../platform/call.ts'
import type { AuthoringContext } from './context.ts'
import { findOwnStory } from './ownStory.ts'
import { editStory } from './updateStory.ts'
import { findVersion } from './authoring.queries.ts'

export const restoreVersion: Call<'restoreVersion', AuthoringContext> = async (ctx, input) => {
  const { params, user } = input
  const { story_id: storyId } = params
  const story = await findOwnStory(ctx.db, { storyId, user })
  if (isRefusal(story)) return story
  const version = await findVersion(ctx.db, storyId, params.number)
  if (!version) return { code: 'not_found' }

  // The structure was parsed when it was saved.
  const changes = { story_structure: version.structure } as StoryChanges
  return editStory(ctx, { storyId, user, changes, restored: version.structure })
}

import type { FullVersion } from '@kathasagar/api/contract'

import { type Call, type Platform, isRefusal } from '../../platform/call.ts'
import { findOwnStory } from './ownStory.ts'
import { findVersion } from './authoring.queries.ts'

export const getStoryVersion: Call<'getStoryVersion', Platform> = async ({ db }, input) => {
  const { story_id: storyId, number } = input.params
  const story = await findOwnStory(db, { storyId, user: input.user })
  if (isRefusal(story)) return story
  const version = await findVersion(db, storyId, number)
  if (!version) return { code: 'not_found' }
  return {
    number,
    created_at: version.created_at.toISOString(),
    // The types differ only in `readonly`.
    story_structure: version.structure as FullVersion['story_structure'],
  }
}

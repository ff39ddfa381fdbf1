import type { Story } from '@kathasagar/api/contract'

import { canSeeStory, isOldEnough, type Reader } from '../policies.ts'
import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import { userStates } from './presentCards.ts'
import { presentStory } from './presentStory.ts'

/** A story for its own page, if this reader may see it. */
export async function getStory(
  ports: Ports,
  reader: Reader,
  storyId: string,
): Promise<Story | Refusal> {
  const story = await ports.store.repositories.stories.findStory(storyId)
  if (!story || !canSeeStory(story, reader)) return { code: 'story_not_found' }
  if (!isOldEnough(story, reader)) return { code: 'adults_only' }

  const stateOf = await userStates(ports, reader, [story.id])
  const state = stateOf(story.id)
  if (!reader || !state) return presentStory(story, state)
  const rating = await ports.store.repositories.ratings.findStars(story.id, reader.id)
  return presentStory(story, rating === undefined ? state : { ...state, rating })
}

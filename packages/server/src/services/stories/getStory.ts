import type { Story } from '@kathasagar/api/contract'

import { findPlace } from '../../modules/series/index.ts'
import { canSeeStory, isOldEnough, type Reader } from '../policies.ts'
import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import { userStates } from '../../modules/catalogue/index.ts'
import type { StoredStory } from './ports.ts'
import { presentStory } from '../../modules/catalogue/index.ts'

/** A story for its own page, if this reader may see it. */
export async function getStory(
  ports: Ports,
  reader: Reader,
  storyId: string,
): Promise<Story | Refusal> {
  const story = await ports.store.repositories.stories.findStory(storyId)
  if (!story || !canSeeStory(story, reader)) return { code: 'story_not_found' }
  if (!isOldEnough(story, reader)) return { code: 'adults_only' }

  const [stateOf, codex_pages, series] = await Promise.all([
    userStates(ports.store.repositories.db, reader, [story.id]),
    countPages(ports, story),
    findPlace(ports.store.repositories.db, story.id),
  ])
  const beside = {
    codex_pages,
    ...(series && { series }),
  }
  const state = stateOf(story.id)
  if (!reader || !state) return { ...presentStory(story, state), ...beside }
  const { ratings } = ports.store.repositories
  const rating = await ratings.findStars(story.id, reader.id)
  const rated = rating === undefined ? state : { ...state, rating }
  return { ...presentStory(story, rated), ...beside }
}

async function countPages({ graphs }: Ports, { current_version_id }: StoredStory): Promise<number> {
  return current_version_id === null ? 0 : (await graphs(current_version_id)).codex.length
}

import type { StoryList } from '@kathasagar/api/contract'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'

import { audienceOf, type Reader } from '../policies.ts'
import type { Ports } from '../ports.ts'
import { presentCards } from './presentCards.ts'

/** One page of the published stories, newest first. Pages past the end are empty. */
export async function listStories(ports: Ports, reader: Reader, page: number): Promise<StoryList> {
  const { stories } = ports.store.repositories
  const audience = audienceOf(reader)
  const limit = LIMITS.storiesPerPage
  const total_stories = await stories.countPublished(audience)
  const found = await stories.listNewest(audience, { offset: (page - 1) * limit, limit })

  return {
    stories: await presentCards(ports, reader, found),
    page,
    total_pages: Math.ceil(total_stories / limit),
    total_stories,
  }
}

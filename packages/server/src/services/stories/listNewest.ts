import type { StoryCard } from '@kathasagar/api/contract'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'

import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { audienceFor, filterOf, type Narrowed } from './listStories.ts'
import { presentCard } from './present/presentStory.ts'

/** A story, and when readers could first play it. */
export type NewStory = StoryCard & { published_at: string }

/** The stories that came out last, for anybody. */
export async function listNewest(
  ports: Ports,
  query: Narrowed,
): Promise<readonly NewStory[] | Refusal> {
  const filter = await filterOf(ports, query)
  if (isRefusal(filter)) return filter
  const page = { offset: 0, limit: LIMITS.storiesPerPage, sort: 'newest' } as const
  const audience = audienceFor(null, query)
  const found = await ports.store.repositories.stories.listStories(audience, filter, page)
  return found.map((story) => ({
    ...presentCard(story, null),
    published_at: (story.published_at ?? story.created_at).toISOString(),
  }))
}

import type { StoryList } from '@kathasagar/api/contract'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'

import type { Reader } from '../policies.ts'
import type { Ports } from '../ports.ts'
import type { ListPage, StoredStoryCard } from './ports.ts'
import { presentCards } from '../../modules/catalogue/index.ts'

interface Pages {
  /** From 1; pages past the end are empty. */
  page: number
  count: () => Promise<number>
  list: (page: ListPage) => Promise<StoredStoryCard[]>
}

/** One page of a list of stories, with how many there are. */
export async function pageOf(
  ports: Ports,
  reader: Reader,
  { page, count, list }: Pages,
): Promise<StoryList> {
  const limit = LIMITS.storiesPerPage
  const total_stories = await count()
  const found = await list({ offset: (page - 1) * limit, limit })
  return {
    stories: await presentCards(ports.store.repositories.db, reader, found),
    page,
    total_pages: Math.ceil(total_stories / limit),
    total_stories,
  }
}

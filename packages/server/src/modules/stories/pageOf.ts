import { type StoryList, LIMITS } from '@kathasagar/api/contract'

import type { Db } from '../../platform/call.ts'
import type { Reader } from '../../platform/policies.ts'
import { presentCards, type ListPage, type StoredStoryCard } from '../catalogue/index.ts'

interface Pages {
  /** 1-based number of the page. Pages after the end are empty. */
  page: number
  count: () => Promise<number>
  list: (page: ListPage) => Promise<StoredStoryCard[]>
}

export async function pageOf(
  db: Db,
  reader: Reader,
  { page, count, list }: Pages,
): Promise<StoryList> {
  const limit = LIMITS.storiesPerPage
  const total_stories = await count()
  const found = await list({ offset: (page - 1) * limit, limit })
  return {
    stories: await presentCards(db, reader, found),
    page,
    total_pages: Math.ceil(total_stories / limit),
    total_stories,
  }
}

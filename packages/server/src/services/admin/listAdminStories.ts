import type { AdminStories, AdminStoriesQuery } from '@kathasagar/api/contract'

import type { Ports } from '../ports.ts'
import { presentCard } from '../stories/presentStory.ts'
import type { CatalogueRow } from './ports.ts'

const presentRow = (story: CatalogueRow) => ({
  ...story,
  ...presentCard(story, null),
  updated_at: story.updated_at.toISOString(),
})

/** One page of all stories, of every status and author. */
export async function listAdminStories(
  { store }: Ports,
  { page, per_page: limit, ...filter }: AdminStoriesQuery,
): Promise<AdminStories> {
  const { adminStories } = store.repositories
  const [total_stories, found] = await Promise.all([
    adminStories.countTaxonomy(filter),
    adminStories.listTaxonomy(filter, { offset: (page - 1) * limit, limit }),
  ])
  return {
    stories: found.map(presentRow),
    page,
    total_pages: Math.ceil(total_stories / limit),
    total_stories,
  }
}

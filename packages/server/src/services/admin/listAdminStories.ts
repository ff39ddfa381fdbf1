import type {
  AdminStories,
  AdminStoriesQuery,
  AdminStory,
  StoryCard,
} from '@kathasagar/api/contract'

import type { Ports } from '../ports.ts'
import { presentRow } from '../storedRow.ts'
import { presentCard } from '../../modules/catalogue/index.ts'
import type { CatalogueRow } from './ports.ts'

type BesideTheCard = Omit<AdminStory, keyof StoryCard>

function presentStoryRow(story: CatalogueRow): AdminStory {
  const card = presentCard(story, null)
  return { ...card, ...presentRow<BesideTheCard>({ ...story, ...card }) }
}

/** One page of all stories, of every status and author. */
export async function listAdminStories(
  { store }: Ports,
  { page, per_page: limit, sort, order, ...filter }: AdminStoriesQuery,
): Promise<AdminStories> {
  const { adminStories } = store.repositories
  const [total_stories, found] = await Promise.all([
    adminStories.countStories(filter),
    adminStories.listStories({ ...filter, sort, order }, { offset: (page - 1) * limit, limit }),
  ])
  return {
    stories: found.map(presentStoryRow),
    page,
    total_pages: Math.ceil(total_stories / limit),
    total_stories,
  }
}

import type { AdminStory, StoryCard } from '@kathasagar/api/contract'

import type { Call, Platform } from '../../platform/call.ts'
import { presentRow } from '../../platform/db/rows.ts'
import { presentCard } from '../catalogue/index.ts'
import { countStories, listStories } from './stories.queries.ts'

export const listAdminStories: Call<'listAdminStories', Platform> = async ({ db }, { query }) => {
  const { page, per_page: limit, sort, order, ...filter } = query
  const [total_stories, found] = await Promise.all([
    countStories(db, filter),
    listStories(db, { ...filter, sort, order }, { offset: (page - 1) * limit, limit }),
  ])
  const stories = found.map((story) => {
    const card = presentCard(story, null)
    const row = presentRow<Omit<AdminStory, keyof StoryCard>>({ ...story, ...card })
    return { ...card, ...row }
  })
  return { stories, page, total_pages: Math.ceil(total_stories / limit), total_stories }
}

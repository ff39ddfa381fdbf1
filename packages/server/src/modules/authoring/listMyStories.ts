import { LIMITS } from '@kathasagar/api/contract/vocabulary'
import type { StoryStatus } from '@kathasagar/story/vocabulary'
import { sql } from 'kysely'

import type { Call, Platform } from '../../platform/call.ts'
import { presentCard, userStates } from '../catalogue/index.ts'
import { listOwn } from './authoring.queries.ts'
import { presentPublicationStatus } from './presentOwnStory.ts'

export const listMyStories: Call<'listMyStories', Platform> = async ({ db }, { user, query }) => {
  const limit = LIMITS.storiesOfAuthor
  const counts: Record<StoryStatus, number> = { draft: 0, in_review: 0, published: 0, archived: 0 }
  const counted = await db
    .selectFrom('stories')
    .select(['status', sql<number>`count(*)::int`.as('total')])
    .where('author_id', '=', user.id)
    .groupBy('status')
    .execute()
  for (const { status, total } of counted) counts[status] = total
  const stories = await listOwn(db, user.id, { offset: (query.page - 1) * limit, limit })
  const ids = stories.map(({ id }) => id)
  const stateOf = await userStates(db, user, ids)
  const total_stories = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return {
    stories: stories.map((story) => ({
      ...presentCard(story, stateOf(story.id)),
      ...presentPublicationStatus(story),
      total_scenes: story.total_scenes,
      branching_points: story.branching_points,
    })),
    page: query.page,
    total_pages: Math.ceil(total_stories / limit),
    total_stories,
    counts,
  }
}

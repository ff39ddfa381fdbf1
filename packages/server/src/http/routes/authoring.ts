import type { Handlers } from '../call.ts'

const notYet = async () => ({ code: 'not_found' as const })

export const authoringRoutes = {
  listMyStories: notYet,
  createStory: notYet,
  getStoryForEdit: notYet,
  updateStory: notYet,
  publishStory: notYet,
  archiveStory: notYet,
  restoreStory: notYet,
  deleteStory: notYet,
  reviewStory: notYet,
  testPlay: notYet,
  getStoryInsight: notYet,
  listStoryVersions: notYet,
  reportStory: notYet,
} satisfies Partial<Handlers>

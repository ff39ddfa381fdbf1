import { exportStory } from '../../services/stories/exportStory.ts'
import { importStory } from '../../services/stories/importStory.ts'
import type { Handlers } from '../call.ts'

export const storyExchangeRoutes = {
  importStory: ({ ports, caller, body }) => importStory(ports, caller.user, body),
  exportStory: ({ ports, params, caller, query }) =>
    exportStory(ports, { storyId: params.story_id, user: caller.user, ...query }),
} satisfies Partial<Handlers>

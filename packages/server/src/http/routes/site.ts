import { getConfig } from '../../services/site/getConfig.ts'
import { joinWaitlist } from '../../services/waitlist/joinWaitlist.ts'
import { storySchema } from '../storySchema.ts'
import type { Handlers } from '../call.ts'

export const siteRoutes = {
  getConfig: ({ ports }) => getConfig(ports),
  getStorySchema: async () => storySchema(),
  joinWaitlist: ({ ports, body }) => joinWaitlist(ports, body),
} satisfies Partial<Handlers>

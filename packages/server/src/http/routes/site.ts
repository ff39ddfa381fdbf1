import { getConfig } from '../../services/site/getConfig.ts'
import { getStorySchema } from '../../services/site/getStorySchema.ts'
import { joinWaitlist } from '../../services/waitlist/joinWaitlist.ts'
import type { Handlers } from '../call.ts'

export const siteRoutes = {
  getConfig: ({ ports }) => getConfig(ports),
  getStorySchema: ({ ports }) => getStorySchema(ports),
  joinWaitlist: ({ ports, body }) => joinWaitlist(ports, body),
} satisfies Partial<Handlers>

import { exportStory } from '../../services/stories/exportStory.ts'
import { importStory } from '../../services/stories/importStory.ts'
import { ofStory, type Handlers } from '../call.ts'

export const storyExchangeRoutes = {
  importStory: ({ ports, caller, body }) => importStory(ports, caller.user, body),
  exportStory: (call) => exportStory(call.ports, { ...ofStory(call), ...call.query }),
} satisfies Partial<Handlers>

import { collectRewards } from '../../services/progress/collectRewards.ts'
import { listTasks } from '../../services/progress/listTasks.ts'
import type { Handlers } from '../call.ts'

export const progressRoutes = {
  listTasks: ({ ports, caller, query }) => listTasks(ports, caller.user, query),
  collectRewards: ({ ports, caller, body }) => collectRewards(ports, caller.user, body),
} satisfies Partial<Handlers>

import { listModels } from '../../services/models/listModels.ts'
import type { Handlers } from '../call.ts'

export const modelRoutes = {
  listModels: ({ ports, caller }) => listModels(ports, caller?.user.id ?? null),
} satisfies Partial<Handlers>

import { listModels } from '../../services/models/listModels.ts'
import type { Handlers } from '../call.ts'

export const modelRoutes = {
  listModels: ({ ports }) => listModels(ports),
} satisfies Partial<Handlers>

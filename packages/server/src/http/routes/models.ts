import type { Handlers } from '../call.ts'

export const modelRoutes = {
  listModels: async ({ ports: { models } }) => models,
} satisfies Partial<Handlers>

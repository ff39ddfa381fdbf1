import { API_BASE, routes } from '@kathasagar/api/contract'
import * as z from 'zod/mini'

import { DraftStructure } from '@kathasagar/story/schema'
import { describe, type JsonSchema } from './openApiShapes.ts'

let made: JsonSchema | null = null

export function storySchema(): JsonSchema {
  made ??= {
    ...z.toJSONSchema(DraftStructure, {
      io: 'input',
      target: 'draft-2020-12',
      unrepresentable: 'any',
      override: (described) => describe(described, 'input'),
    }),
    $id: `${API_BASE}${routes.getStorySchema.path}`,
    title: 'A story of Kathasagar',
  }
  return made
}

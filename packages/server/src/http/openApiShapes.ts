import * as z from 'zod/mini'

import { namingOf } from '@kathasagar/story/schema'
export type JsonSchema = Record<string, unknown>

export function describe(
  { zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: JsonSchema },
  io: 'input' | 'output',
): void {
  const naming = namingOf(zodSchema)
  if (naming) {
    Object.assign(jsonSchema, {
      type: 'object',
      maxProperties: naming.most,
      propertyNames: { maxLength: naming.nameMax },
      additionalProperties: schemaOf(naming.value, io),
    })
  } else if (zodSchema._zod.def.type === 'pipe' && io === 'input') {
    const { in: read, out } = zodSchema._zod.def
    if (read._zod.def.type === 'transform') Object.assign(jsonSchema, schemaOf(out, io))
  }
}

function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  const made = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: (described) => describe(described, io),
  })
  const { $schema: _, ...rest } = made as JsonSchema
  return rest
}

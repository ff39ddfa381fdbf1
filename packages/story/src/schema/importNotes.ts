import * as z from 'zod/mini'

import type { DeepReadonly } from './fields/deepReadonly.ts'
import { count } from './fields/fields.ts'
import { IMPORT_EFFECTS } from '../vocabulary/vocabulary.ts'

/** A part of a file that was changed or dropped on import. */
export const ImportNote = z.object({
  /** Passage in the original file. Null if the note is about the complete story. */
  passage: z.nullable(z.string()),
  node: z.optional(z.string()),
  line: z.nullable(count),
  message: z.string(),
  effect: z.enum(IMPORT_EFFECTS),
  count,
})
export type ImportNote = DeepReadonly<z.infer<typeof ImportNote>>

import * as z from 'zod/mini'

import type { DeepReadonly } from './fields/deepReadonly.ts'
import { count } from './fields/fields.ts'
import { IMPORT_EFFECTS } from '../vocabulary/vocabulary.ts'

/** Part of a file that was not imported as it was. */
export const ImportNote = z.object({
  /** Passage of the original. Null if the note is about the whole story. */
  passage: z.nullable(z.string()),
  /** Scene made from the passage, if there is one. */
  node: z.optional(z.string()),
  /** Line of the file, from 1. */
  line: z.nullable(count),
  /** Plain sentence. */
  message: z.string(),
  /** Effect on readers. */
  effect: z.enum(IMPORT_EFFECTS),
  /** Number of places. */
  count,
})
export type ImportNote = DeepReadonly<z.infer<typeof ImportNote>>

import * as z from 'zod/mini'

import type { DeepReadonly } from './fields/deepReadonly.ts'
import { count, filledText, text } from './fields/fields.ts'
import { IMPORT_EFFECTS, KEPT_EFFECTS, STORY_LIMITS } from '../vocabulary/vocabulary.ts'

/** Something that was not carried over as it was. */
export const ImportNote = z.object({
  /** Of the original; null where the story as a whole is meant. */
  passage: z.nullable(z.string()),
  /** The scene that came of the passage; absent where none did. */
  node: z.optional(z.string()),
  /** Line of the file, from 1. */
  line: z.nullable(count),
  /** What was found and what became of it, a plain sentence. */
  message: z.string(),
  /** What it means for readers. */
  effect: z.enum(IMPORT_EFFECTS),
  /** At how many places. */
  count,
})
export type ImportNote = DeepReadonly<z.infer<typeof ImportNote>>

/** A note that is kept with the draft: of what changes the story, or its looks. */
export const KeptImportNote = z.object({
  passage: z.nullable(text(STORY_LIMITS.importPassageMax)),
  node: z.optional(text(STORY_LIMITS.nodeNameMax)),
  line: z.nullable(count),
  message: filledText(STORY_LIMITS.importNoteMax),
  effect: z.enum(KEPT_EFFECTS),
  count,
})
export type KeptImportNote = z.infer<typeof KeptImportNote>

export const KeptImportNotes = z
  .array(KeptImportNote)
  .check(
    z.maxLength(STORY_LIMITS.importNotes, { error: `At most ${STORY_LIMITS.importNotes} notes` }),
  )

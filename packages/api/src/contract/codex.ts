import * as z from 'zod/mini'

import { count } from '@kathasagar/story/schema'
import { id } from './fields.ts'
import { CodexLine } from './memory.ts'
import { STORY_LANGUAGES } from '@kathasagar/story/vocabulary'

/** A page of the codex that a play of the reader has opened. */
export const OpenCodexPage = z.omit(CodexLine, { turn: true })
export type OpenCodexPage = z.infer<typeof OpenCodexPage>

/** The codex of a story as one player may read it. */
export const StoryCodex = z.object({
  story_id: id,
  /** The story's. */
  title: z.string(),
  language: z.enum(STORY_LANGUAGES),
  /** In the order of the codex; what any play of this player has opened stays open. */
  pages: z.array(OpenCodexPage),
  /** Pages that no play has opened; they keep their titles. */
  veiled: count,
})
export type StoryCodex = z.infer<typeof StoryCodex>

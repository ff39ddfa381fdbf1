import * as z from 'zod/mini'

import { count } from '@kathasagar/story/schema'
import { id } from './fields.ts'
import { CodexLine } from './memory.ts'
import { STORY_LANGUAGES } from '@kathasagar/story/vocabulary'

export const OpenCodexPage = z.omit(CodexLine, { turn: true })
export interface OpenCodexPage extends z.infer<typeof OpenCodexPage> {}

export const StoryCodex = z.object({
  story_id: id,
  title: z.string(),
  language: z.enum(STORY_LANGUAGES),
  pages: z.array(OpenCodexPage),
  veiled: count,
})
export interface StoryCodex extends z.infer<typeof StoryCodex> {}

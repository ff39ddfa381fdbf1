import * as z from 'zod/mini'

import { id } from './fields.ts'
import { SharedStory } from './sharedPlays.ts'

/** 128 random bits in hex. Paths of the API have no capitals. */
const code = z
  .string()
  .check(z.regex(/^[0-9a-f]{32}$/, { error: 'Must be the code of a preview link' }))

export const PreviewParams = z.object({ preview_code: code })

/** The preview link of a story. Its code is null if there is none. */
export const PreviewLink = z.object({ preview_code: z.nullable(code) })
export type PreviewLink = z.infer<typeof PreviewLink>

/** Story of a preview link. */
export const Preview = z.object({
  preview_code: code,
  story: SharedStory,
  /** The caller's newest unfinished test of the story, if there is one. */
  session_id: z.nullable(id),
})
export type Preview = z.infer<typeof Preview>

import * as z from 'zod/mini'

import { count, text } from '@kathasagar/story/schema'
import { id, instant } from './fields.ts'
import { SharedStory } from './sharedPlays.ts'
import { StoryParams } from './stories.ts'
import { LIMITS } from './vocabulary/vocabulary.ts'

/** 128 random bits; addresses of the API know no capitals. */
const code = z
  .string()
  .check(z.regex(/^[0-9a-f]{32}$/, { error: 'Must be the code of a preview link' }))

export const PreviewParams = z.object({ preview_code: code })
export const PreviewLinkParams = z.extend(StoryParams, { preview_code: code })

const DAYS = `Must be a whole number from 1 to ${LIMITS.previewDaysMax}`

export const PreviewLinkRequest = z.object({
  /** For whom it is, to tell links apart; test readers do not see it. */
  note: z._default(text(LIMITS.previewNoteMax), ''),
  /** How long it leads to the story. */
  days: z._default(
    z
      .int({ error: DAYS })
      .check(z.minimum(1, { error: DAYS }), z.maximum(LIMITS.previewDaysMax, { error: DAYS })),
    7,
  ),
})
export type PreviewLinkRequest = z.infer<typeof PreviewLinkRequest>

/** A link by which test readers play a story as it stands, as its author sees it. */
export const PreviewLink = z.object({
  /** What the address of the link ends in. */
  preview_code: code,
  note: z.string(),
  /** Times that others have opened it, once a day for each of them. */
  opened_count: count,
  /** Plays that others have begun by it. */
  plays_count: count,
  created_at: instant,
  expires_at: instant,
})
export type PreviewLink = z.infer<typeof PreviewLink>

export const RevokedPreview = z.object({ is_revoked: z.literal(true) })

/** What a preview link leads to, as a test reader sees it. */
export const Preview = z.object({
  preview_code: code,
  story: SharedStory,
  expires_at: instant,
})
export type Preview = z.infer<typeof Preview>

export const PreviewCheck = z.object({
  /** The player's newest test of the story that has come to no ending; null where there is none. */
  session_id: z.nullable(id),
})
export type PreviewCheck = z.infer<typeof PreviewCheck>

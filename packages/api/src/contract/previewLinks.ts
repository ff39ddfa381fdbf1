import * as z from 'zod/mini'

import { GameSession } from './sessions.ts'
import { SIXTY_PER_MINUTE, WRITING } from './rateLimits.ts'
import { SharedStory } from './sharedPlays.ts'
import { id } from './fields.ts'
import { notOwn } from './insight.ts'
import { userRoute, anyoneRoute, playerRoute } from './route.ts'

/** Code of 128 random bits in hex. API paths are lower-case. */
const code = z
  .string()
  .check(z.regex(/^[0-9a-f]{32}$/, { error: 'Must be the code of a preview link' }))

export const PreviewParams = z.object({ preview_code: code })

/** Preview link of a story. The code is null if there is no link. */
export const PreviewLink = z.object({ preview_code: z.nullable(code) })
export interface PreviewLink extends z.infer<typeof PreviewLink> {}

export const Preview = z.object({
  preview_code: code,
  story: SharedStory,
  /** The caller's newest unfinished test of the story, or null. */
  session_id: z.nullable(id),
})
export interface Preview extends z.infer<typeof Preview> {}

const notOpen = ['preview_not_found', 'preview_closed', 'adults_only'] as const

/** Links for testing a story that is unpublished or has unpublished changes. */
export default {
  createPreviewLink: userRoute('POST', '/stories/:story_id/preview-link', {
    summary: 'Create the preview link of an own story; it replaces the previous one',
    rateLimit: WRITING,
    answer: PreviewLink,
    status: 201,
    errors: [...notOwn, 'author_unverified', 'no_scenes'],
  }),
  getPreviewLink: userRoute('GET', '/stories/:story_id/preview-link', {
    summary: 'Get the preview link of an own story',
    answer: PreviewLink,
    errors: [...notOwn],
  }),
  revokePreviewLink: userRoute('DELETE', '/stories/:story_id/preview-link', {
    summary: 'Revoke the preview link of an own story, and close the tests started with it',
    answer: PreviewLink,
    errors: [...notOwn],
  }),
  getPreview: anyoneRoute('GET', '/preview-links/:preview_code', {
    summary: 'Get the story of a preview link',
    rateLimit: { light: SIXTY_PER_MINUTE },
    params: PreviewParams,
    answer: Preview,
    errors: [...notOpen],
  }),
  beginPreview: playerRoute('POST', '/preview-links/:preview_code/sessions', {
    summary: 'Start a test of a story with its preview link; statistics exclude it',
    rateLimit: { ...WRITING, countsAs: 'createSession' },
    params: PreviewParams,
    answer: GameSession,
    status: 201,
    errors: [...notOpen, 'no_scenes', 'account_required', 'premium_required'],
  }),
} as const

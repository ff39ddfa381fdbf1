import * as z from 'zod/mini'

import { GameSession } from './sessions.ts'
import { OFTEN, WRITING } from './rateLimits.ts'
import { SharedStory } from './sharedPlays.ts'
import { StoryParams } from './stories.ts'
import { id } from './fields.ts'
import { notOwn } from './insight.ts'
import { route } from './route.ts'

/** 128 random bits in hex, because API paths are lower-case. */
const code = z
  .string()
  .check(z.regex(/^[0-9a-f]{32}$/, { error: 'Must be the code of a preview link' }))

export const PreviewParams = z.object({ preview_code: code })

/** The preview link of a story. The code is null without a link. */
export const PreviewLink = z.object({ preview_code: z.nullable(code) })
export type PreviewLink = z.infer<typeof PreviewLink>

export const Preview = z.object({
  preview_code: code,
  story: SharedStory,
  /** The caller's newest unfinished test of the story, or null. */
  session_id: z.nullable(id),
})
export type Preview = z.infer<typeof Preview>

const notOpen = ['preview_not_found', 'preview_closed', 'adults_only'] as const

/** Links for testing a story that is unpublished or has unpublished changes. */
export const previewLinksRoutes = {
  createPreviewLink: route('POST', '/stories/:story_id/preview-link', {
    summary: 'Create the preview link of an own story; it replaces the previous one',
    access: 'user',
    rateLimit: WRITING,
    params: StoryParams,
    answer: PreviewLink,
    status: 201,
    errors: [...notOwn, 'author_unverified', 'no_scenes'],
  }),
  getPreviewLink: route('GET', '/stories/:story_id/preview-link', {
    summary: 'Get the preview link of an own story',
    access: 'user',
    params: StoryParams,
    answer: PreviewLink,
    errors: [...notOwn],
  }),
  revokePreviewLink: route('DELETE', '/stories/:story_id/preview-link', {
    summary: 'Revoke the preview link of an own story, and close the tests started with it',
    access: 'user',
    params: StoryParams,
    answer: PreviewLink,
    errors: [...notOwn],
  }),
  getPreview: route('GET', '/preview-links/:preview_code', {
    summary: 'Get the story of a preview link',
    access: 'anyone',
    rateLimit: { light: OFTEN },
    params: PreviewParams,
    answer: Preview,
    errors: [...notOpen],
  }),
  beginPreview: route('POST', '/preview-links/:preview_code/sessions', {
    summary: 'Start a test of a story with its preview link; statistics exclude it',
    access: 'player',
    rateLimit: { ...WRITING, countsAs: 'createSession' },
    params: PreviewParams,
    answer: GameSession,
    status: 201,
    errors: [...notOpen, 'no_scenes', 'account_required', 'premium_required'],
  }),
} as const

import { Preview, PreviewLink, PreviewParams } from '../previewLinks.ts'
import { OFTEN, WRITING } from '../rateLimits.ts'
import { route } from '../route.ts'
import { GameSession } from '../sessions.ts'
import { StoryParams } from '../stories.ts'
import { notOwn } from './insight.ts'

/** Reasons why a preview link does not open for the caller. */
const notOpen = ['preview_not_found', 'preview_closed', 'adults_only'] as const

/** The link by which others test a story that is not published, or not published so. */
export const routes = {
  createPreviewLink: route('POST', '/stories/:story_id/preview-link', {
    summary: 'Create the preview link of an own story. It replaces the one before',
    access: 'user',
    rateLimit: WRITING,
    params: StoryParams,
    answer: PreviewLink,
    status: 201,
    errors: [...notOwn, 'author_unverified', 'no_scenes'],
  }),
  getPreviewLink: route('GET', '/stories/:story_id/preview-link', {
    summary: 'The preview link of an own story',
    access: 'user',
    params: StoryParams,
    answer: PreviewLink,
    errors: [...notOwn],
  }),
  revokePreviewLink: route('DELETE', '/stories/:story_id/preview-link', {
    summary: 'Revoke the preview link of an own story, and close the tests that were begun with it',
    access: 'user',
    params: StoryParams,
    answer: PreviewLink,
    errors: [...notOwn],
  }),
  getPreview: route('GET', '/preview-links/:preview_code', {
    summary: 'The story of a preview link',
    access: 'anyone',
    rateLimit: { light: OFTEN },
    params: PreviewParams,
    answer: Preview,
    errors: [...notOpen],
  }),
  beginPreview: route('POST', '/preview-links/:preview_code/sessions', {
    summary: 'Begin to test a story by its preview link. The test is not counted',
    access: 'player',
    rateLimit: { ...WRITING, countsAs: 'createSession' },
    params: PreviewParams,
    answer: GameSession,
    status: 201,
    errors: [...notOpen, 'no_scenes', 'account_required', 'premium_required'],
  }),
} as const

import * as z from 'zod/mini'

import {
  Preview,
  PreviewCheck,
  PreviewLink,
  PreviewLinkParams,
  PreviewLinkRequest,
  PreviewParams,
  RevokedPreview,
} from '../previewLinks.ts'
import { OFTEN, WRITING } from '../rateLimits.ts'
import { route } from '../route.ts'
import { GameSession } from '../sessions.ts'
import { OpenedPlay } from '../sharedPlays.ts'
import { StoryParams } from '../stories.ts'
import { notOwn } from './insight.ts'

/** Why a preview link leads nowhere, or not for whoever asks. */
const notOpen = ['preview_not_found', 'preview_expired', 'preview_closed', 'adults_only'] as const

/** Links by which test readers play a story that is not published, or not published so. */
export const routes = {
  createPreviewLink: route('POST', '/stories/:story_id/preview-links', {
    summary: 'Make a link by which test readers play an own story as it stands',
    access: 'user',
    rateLimit: WRITING,
    params: StoryParams,
    body: PreviewLinkRequest,
    answer: PreviewLink,
    status: 201,
    errors: [...notOwn, 'author_unverified', 'no_scenes', 'too_many_previews'],
  }),
  listPreviewLinks: route('GET', '/stories/:story_id/preview-links', {
    summary: 'The preview links of an own story, the latest first, and those that are over last',
    access: 'user',
    params: StoryParams,
    answer: z.array(PreviewLink),
    errors: [...notOwn],
  }),
  revokePreviewLink: route('DELETE', '/stories/:story_id/preview-links/:preview_code', {
    summary: 'Take back a preview link of an own story; plays that were begun go on',
    access: 'user',
    params: PreviewLinkParams,
    answer: RevokedPreview,
    errors: [...notOwn, 'preview_not_found'],
  }),
  getPreview: route('GET', '/preview-links/:preview_code', {
    summary: 'What a preview link leads to',
    access: 'anyone',
    rateLimit: { light: OFTEN },
    params: PreviewParams,
    answer: Preview,
    errors: [...notOpen],
  }),
  openPreview: route('POST', '/preview-links/:preview_code/opened', {
    summary: 'Count that a preview link was opened, once a day for each user or address',
    access: 'anyone',
    rateLimit: { light: OFTEN },
    params: PreviewParams,
    answer: OpenedPlay,
    errors: [...notOpen],
  }),
  checkPreview: route('GET', '/preview-links/:preview_code/session', {
    summary: 'The test that the caller has begun and may go on with',
    access: 'player',
    params: PreviewParams,
    answer: PreviewCheck,
    errors: [...notOpen],
  }),
  beginPreview: route('POST', '/preview-links/:preview_code/sessions', {
    summary: 'Begin to play by a preview link; nothing of it is counted',
    access: 'player',
    rateLimit: { ...WRITING, countsAs: 'createSession' },
    params: PreviewParams,
    answer: GameSession,
    status: 201,
    errors: [...notOpen, 'no_scenes', 'account_required', 'premium_required'],
  }),
} as const

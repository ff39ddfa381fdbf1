import * as z from 'zod/mini'

import { HOUR_MS, OFTEN, WRITING } from '../rateLimits.ts'
import { route } from '../route.ts'
import { StoryPage, StoryPageRequest } from '../storyPages.ts'
import { Upload, UploadList, UploadParams, UploadRequest, UploadsQuery } from '../uploads.ts'
import { LIMITS } from '../vocabulary/vocabulary.ts'

/** Pictures of the caller's own, for covers, plates and avatars, and pages that play their stories. */
export const routes = {
  uploadPicture: route('POST', '/uploads', {
    summary: 'Bring a picture; it is drawn anew as WebP, in three widths and without hidden data',
    access: 'user',
    rateLimit: { ...WRITING, perUser: [{ max: 200, windowMs: HOUR_MS }] },
    body: UploadRequest,
    answer: Upload,
    status: 201,
    errors: ['author_unverified'],
    bodyLimit: LIMITS.uploadBodyMax,
  }),
  keepStoryPage: route('POST', '/story-pages', {
    summary: 'Bring a published page of Twine, to be played as it is',
    access: 'user',
    rateLimit: WRITING,
    body: StoryPageRequest,
    answer: StoryPage,
    status: 201,
    errors: ['author_unverified'],
    bodyLimit: LIMITS.storyPageBodyMax,
  }),
  listUploads: route('GET', '/uploads', {
    summary: 'The pictures that the caller has brought, the latest first, a page at a time',
    access: 'user',
    query: UploadsQuery,
    answer: UploadList,
  }),
  deleteUpload: route('DELETE', '/uploads/:upload_id', {
    summary: 'Delete an own picture that no story and no avatar shows',
    access: 'user',
    rateLimit: { light: OFTEN },
    params: UploadParams,
    answer: z.object({ id: z.string() }),
    errors: ['not_found', 'in_use'],
  }),
} as const

import * as z from 'zod/mini'
import { count } from '@kathasagar/story/schema'

import { HOUR_MS, OFTEN, WRITING } from './rateLimits.ts'
import { LIMITS } from './vocabulary/vocabulary.ts'
import { StoryPage, StoryPageRequest } from './storyPages.ts'
import { instant } from './fields.ts'
import { route } from './route.ts'

/** SHA-256 of what was drawn, in hex. */
const pictureHash = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/** Where a page of pictures ends: instant and id of its last one. Opaque to clients. */
const uploadCursor = z.string().check(
  z.regex(/^\d{1,14}_[0-9a-f]{64}$/, {
    error: 'Must be the `next` of an answer',
  }),
)

/** A picture as its file, byte for byte: JPEG, PNG, WebP, GIF or AVIF. */
export const UploadRequest = z.strictObject({ base64: z.string() })
export type UploadRequest = z.infer<typeof UploadRequest>

/** A picture of the caller's, as we have drawn it anew. */
export const Upload = z.object({
  /** Of what was drawn: the same picture has the same id, whoever brings it. */
  id: pictureHash,
  /** Path of this site, to be named by a cover, a plate or an avatar. */
  image_url: z.string(),
  /** The same picture in less; none where it is that narrow itself. */
  narrower: z.array(z.object({ width: count, image_url: z.string() })),
  /** In pixels, as `image_url` shows it; null for one that an earlier version has kept. */
  width: z.nullable(count),
  height: z.nullable(count),
  /** What it takes of the room for the caller's pictures. */
  bytes: count,
  uploaded_at: instant,
})
export type Upload = z.infer<typeof Upload>

export const UploadParams = z.object({ upload_id: pictureHash })

export const UploadsQuery = z.object({ cursor: z.optional(uploadCursor) })
export type UploadsQuery = z.infer<typeof UploadsQuery>

/** The caller's pictures, and how much room they take. */
export const UploadList = z.object({
  uploads: z.array(Upload),
  next: z.nullable(uploadCursor),
  /** Of all of them. */
  bytes: count,
  /** As much as they may take. */
  bytes_max: count,
})
export type UploadList = z.infer<typeof UploadList>

/** Pictures of the caller's own, for covers, plates and avatars, and pages that play their stories. */
export const uploadsRoutes = {
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

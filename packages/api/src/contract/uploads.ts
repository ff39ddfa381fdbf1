import * as z from 'zod/mini'
import { count } from '@kathasagar/story/schema'

import { HOUR_MS, SIXTY_PER_MINUTE, WRITING } from './rateLimits.ts'
import { LIMITS } from './vocabulary/vocabulary.ts'
import { StoryPage, StoryPageRequest } from './storyPages.ts'
import { instant } from './fields.ts'
import { userRoute } from './route.ts'

/** SHA-256 of the re-encoded image in hex. */
const pictureHash = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/** Cursor: instant and id of the last image. Opaque to clients. */
const uploadCursor = z
  .string()
  .check(z.regex(/^\d{1,14}_[0-9a-f]{64}$/, { error: 'Must be the `next` of an answer' }))

export const UploadRequest = z.strictObject({ base64: z.string() })

export const Upload = z.object({
  /** Hash of the content, so equal images have the same id. */
  id: pictureHash,
  /** Path on this site, for use as a cover, plate or avatar. */
  image_url: z.string(),
  /** Smaller versions. Empty if the image is not wide enough. */
  narrower: z.array(z.object({ width: count, image_url: z.string() })),
  /** Width in pixels. Null for images of earlier versions. */
  width: z.nullable(count),
  height: z.nullable(count),
  /** Size that counts towards the caller's quota. */
  bytes: count,
  uploaded_at: instant,
})
export interface Upload extends z.infer<typeof Upload> {}

export const UploadList = z.object({
  uploads: z.array(Upload),
  next: z.nullable(uploadCursor),
  bytes: count,
  bytes_max: count,
})
export interface UploadList extends z.infer<typeof UploadList> {}

/** Images, and pages that run their stories. */
export default {
  uploadPicture: userRoute('POST', '/uploads', {
    summary: 'Upload a picture; it is re-encoded as WebP in three widths without metadata',
    rateLimit: { ...WRITING, perUser: [{ max: 200, windowMs: HOUR_MS }] },
    body: UploadRequest,
    answer: Upload,
    status: 201,
    errors: ['author_unverified'],
    bodyLimit: LIMITS.uploadBodyMax,
  }),
  keepStoryPage: userRoute('POST', '/story-pages', {
    summary: 'Upload a published Twine page to be played unchanged',
    rateLimit: WRITING,
    body: StoryPageRequest,
    answer: StoryPage,
    status: 201,
    errors: ['author_unverified'],
    bodyLimit: LIMITS.storyPageBodyMax,
  }),
  listUploads: userRoute('GET', '/uploads', {
    summary: 'List the uploaded pictures of the caller by page, latest first',
    query: z.object({ cursor: z.optional(uploadCursor) }),
    answer: UploadList,
  }),
  deleteUpload: userRoute('DELETE', '/uploads/:upload_id', {
    summary: 'Delete an unused picture',
    rateLimit: { light: SIXTY_PER_MINUTE },
    params: z.object({ upload_id: pictureHash }),
    answer: z.object({ id: z.string() }),
    errors: ['not_found', 'in_use'],
  }),
} as const

import { count } from '@kathasagar/story/schema'
import * as z from 'zod/mini'

import { instant } from './fields.ts'

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

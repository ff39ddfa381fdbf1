import * as z from 'zod/mini'

import { HOUR_MS, OFTEN } from '../rateLimits.ts'
import { route } from '../route.ts'
import { Upload, UploadList, UploadParams, UploadRequest, UploadsQuery } from '../uploads.ts'
import { LIMITS } from '../vocabulary/vocabulary.ts'

/** Pictures of the caller's own, for covers, plates and avatars. */
export const uploadsRoutes = {
  uploadPicture: route({
    method: 'POST',
    path: '/uploads',
    summary: 'Bring a picture; it is drawn anew as WebP, in three widths and without hidden data',
    access: 'user',
    rateLimit: { perUser: [{ max: 200, windowMs: HOUR_MS }], spares: 'refused' },
    body: UploadRequest,
    answer: Upload,
    status: 201,
    errors: ['author_unverified'],
    bodyLimit: LIMITS.uploadBodyMax,
  }),
  listUploads: route({
    method: 'GET',
    path: '/uploads',
    summary: 'The pictures that the caller has brought, the latest first, a page at a time',
    access: 'user',
    query: UploadsQuery,
    answer: UploadList,
    errors: [],
  }),
  deleteUpload: route({
    method: 'DELETE',
    path: '/uploads/:upload_id',
    summary: 'Delete an own picture that no story and no avatar shows',
    access: 'user',
    rateLimit: { light: OFTEN },
    params: UploadParams,
    answer: z.object({ id: z.string() }),
    errors: ['not_found', 'in_use'],
  }),
} as const

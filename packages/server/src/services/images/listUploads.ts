import type { UploadList, UploadsQuery } from '@kathasagar/api/contract'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'

import { instantCursorAt, instantPlaceAt, pageUpTo } from '../instantCursor.ts'
import type { Ports } from '../ports.ts'
import { presentUpload } from './presentUpload.ts'

/** The pictures that somebody has brought, the latest first, a page at a time. */
export async function listUploads(
  { store, uploadQuotaBytes }: Ports,
  userId: string,
  { cursor }: UploadsQuery,
): Promise<UploadList> {
  const { storyPictures } = store.repositories
  const limit = LIMITS.uploadsPage
  const place = instantPlaceAt(cursor)
  const after = place && { uploaded_at: place.created_at, hash: place.id }
  const rows = await storyPictures.listUploads({ userId, after, limit: limit + 1 })
  const { page, next } = pageUpTo(rows, limit, ({ uploaded_at, hash }) =>
    instantCursorAt({ created_at: uploaded_at, id: hash }),
  )
  return {
    uploads: page.map(presentUpload),
    next,
    bytes: await storyPictures.bytesOf(userId),
    bytes_max: uploadQuotaBytes,
  }
}

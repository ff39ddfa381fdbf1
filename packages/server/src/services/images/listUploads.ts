import type { UploadList, UploadsQuery } from '@kathasagar/api/contract'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'

import type { Ports } from '../ports.ts'
import type { UploadPlace } from './ports.ts'
import { presentUpload } from './presentUpload.ts'

/** The pictures that somebody has brought, the latest first, a page at a time. */
export async function listUploads(
  { store, uploadQuotaBytes }: Ports,
  userId: string,
  { cursor }: UploadsQuery,
): Promise<UploadList> {
  const { storyPictures } = store.repositories
  const limit = LIMITS.uploadsPage
  const rows = await storyPictures.listUploads({ userId, after: placeAt(cursor), limit: limit + 1 })
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    uploads: page.map(presentUpload),
    next: rows.length > limit && last ? cursorAt(last) : null,
    bytes: await storyPictures.bytesOf(userId),
    bytes_max: uploadQuotaBytes,
  }
}

const cursorAt = ({ uploaded_at, hash }: UploadPlace) => `${uploaded_at.getTime()}_${hash}`

function placeAt(cursor: string | undefined): UploadPlace | null {
  if (cursor === undefined) return null
  const [at = '', hash = ''] = cursor.split('_')
  return { uploaded_at: new Date(Number(at)), hash }
}

import { LIMITS } from '@kathasagar/api/contract/vocabulary'
import { sql } from 'kysely'

import type { Call } from '../../platform/call.ts'
import { type UploadContext, selectUploads, uploadedBytes } from '../pictures/index.ts'
import { instantCursorAt, instantPlaceAt, pageUpTo } from '../../platform/db/rows.ts'
import { presentUpload } from './uploadPicture.ts'

export const listUploads: Call<'listUploads', UploadContext> = async (
  { db, uploadQuotaBytes },
  { user, query },
) => {
  const limit = LIMITS.uploadsPage
  const after = instantPlaceAt(query.cursor)
  const rows = await selectUploads(db, user.id)
    .$if(after !== null, (all) =>
      all.where(
        sql<boolean>`(uploaded_at, uploads.hash) < (${after?.created_at}::timestamptz, ${after?.id})`,
      ),
    )
    .orderBy('uploaded_at', 'desc')
    .orderBy('uploads.hash', 'desc')
    .limit(limit + 1)
    .execute()
  const { page, next } = pageUpTo(rows, limit, ({ uploaded_at, hash }) =>
    instantCursorAt({ created_at: uploaded_at, id: hash }),
  )
  return {
    uploads: page.map(presentUpload),
    next,
    bytes: await uploadedBytes(db, user.id),
    bytes_max: uploadQuotaBytes,
  }
}

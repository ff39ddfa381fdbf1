import { sql } from 'kysely'

import type { Call, Platform } from '../../platform/call.ts'
import { hasRow } from '../../platform/db/rows.ts'
import { isNamed } from '../pictures/index.ts'

/** Deletes an upload. Refuses if any version of a story uses it, because sessions may need it. */
export const deleteUpload: Call<'deleteUpload', Platform> = (ctx, { params, user }) =>
  ctx.transaction(async (db) => {
    const { upload_id: hash } = params
    const own = db
      .selectFrom('uploads')
      .select('hash')
      .where('user_id', '=', user.id)
      .where('hash', '=', hash)
    // The lock prevents new uses of the image.
    if (!(await hasRow(own.forUpdate()))) return { code: 'not_found' as const }
    const pictures = db.selectFrom('story_pictures').select('hash').where('hash', '=', hash)
    if (await hasRow(pictures.where(isNamed))) return { code: 'in_use' as const }
    await db.deleteFrom('uploads').where('user_id', '=', user.id).where('hash', '=', hash).execute()
    // Another user may have uploaded the same image.
    await db
      .deleteFrom('story_pictures')
      .where('hash', '=', hash)
      .where(sql<boolean>`not exists (select 1 from uploads where hash = story_pictures.hash)`)
      .execute()
    return { id: hash }
  })

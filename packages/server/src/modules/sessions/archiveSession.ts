import type { Call, Platform } from '../../platform/call.ts'
import { updateOwn } from './sessions.queries.ts'

export const archiveSession: Call<'archiveSession', Platform> = async (ctx, input) => {
  const { params, user, body } = input
  const { numUpdatedRows } = await updateOwn(ctx.db, params.session_id, user.id)
    .where('deleted_at', 'is', null)
    .set({ archived_at: body.is_archived ? ctx.clock.now() : null })
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n ? { ok: true } : { code: 'session_not_found' }
}

import type { Call, Platform } from '../../platform/call.ts'
import { updateOwn } from './sessions.queries.ts'

/** Marks a session as deleted. When it can no longer be restored, `purgePlays` deletes it. */
export const deleteSession: Call<'deleteSession', Platform> = async (ctx, { params, user }) => {
  const { numUpdatedRows } = await updateOwn(ctx.db, params.session_id, user.id)
    .where('deleted_at', 'is', null)
    .set({ deleted_at: ctx.clock.now() })
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n ? { ok: true } : { code: 'session_not_found' }
}

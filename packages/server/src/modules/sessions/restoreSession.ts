import type { Call, Platform } from '../../platform/call.ts'
import { updateOwn } from './sessions.queries.ts'

export const restoreSession: Call<'restoreSession', Platform> = async ({ db }, input) => {
  const { params, user } = input
  const { numUpdatedRows } = await updateOwn(db, params.session_id, user.id)
    .set({ deleted_at: null })
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n ? { ok: true } : { code: 'session_not_found' }
}

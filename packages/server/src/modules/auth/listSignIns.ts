import type { Call, Platform } from '../../platform/call.ts'

export const listSignIns: Call<'listSignIns', Platform> = async ({ db, clock }, { caller }) => {
  const live = await db
    .selectFrom('sign_ins')
    .select(['id', 'created_at', 'expires_at'])
    .where('user_id', '=', caller.user.id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', clock.now())
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return live.map(({ id, created_at, expires_at }) => ({
    id,
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
    is_current: id === caller.sign_in_id,
  }))
}

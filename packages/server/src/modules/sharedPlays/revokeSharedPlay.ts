import type { Call, Platform } from '../../platform/call.ts'

/** Deletes a share link. Users can delete their own links. Admins can delete any link. */
export const revokeSharedPlay: Call<'revokeSharedPlay', Platform> = async ({ db }, input) => {
  const { params, user } = input
  const { numDeletedRows } = await db
    .deleteFrom('shared_plays')
    .where('code', '=', params.share_code)
    .$if(user.role !== 'admin', (query) => query.where('user_id', '=', user.id))
    .executeTakeFirst()
  return numDeletedRows > 0n ? { is_revoked: true } : { code: 'shared_play_not_found' }
}

import type { Call, Platform } from '../../platform/call.ts'
import { findAuthor } from './authors.queries.ts'

export const unblockAuthor: Call<'unblockAuthor', Platform> = async ({ db }, { user, params }) => {
  const author = await findAuthor(db, params.handle)
  if (!author) return { code: 'author_not_found' }
  await db
    .deleteFrom('blocks')
    .where('blocker_id', '=', user.id)
    .where('blocked_id', '=', author.id)
    .execute()
  return { is_blocked: false }
}
